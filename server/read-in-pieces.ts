import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** A request of a browser is shorter; a hundred bytes make a request of somebody who means harm. */
const pieceBytes = 1024

/**
 * Node reads 64 KB at once and makes a request of everything in it: of clients that pipeline thousands, more than
 * fits into memory. Here the next piece is read when the requests of the last one are answered, or lack their end.
 */
export function readInPieces(server: Server) {
  const connections = new WeakMap<Socket, (request: IncomingMessage) => () => void>()

  server.on('connection', (socket: Socket) => {
    let latest: IncomingMessage | undefined
    let unanswered = 0
    const read = () => {
      while (!socket.destroyed && (unanswered === 0 || latest?.complete === false))
        if (socket.read(Math.min(pieceBytes, socket.readableLength) || undefined) === null) return
    }
    connections.set(socket, (request) => {
      latest = request
      unanswered++
      return () => {
        unanswered--
        read()
      }
    })
    socket.on('readable', read)
  })
  server.prependListener('request', (request, response) => {
    const answered = connections.get(request.socket)?.(request)
    if (answered) response.once('close', answered)
  })
}
