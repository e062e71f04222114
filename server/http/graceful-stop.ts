import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const longestDrainMs = 10_000
/** A request may have been sent before the signal and not have arrived yet. */
const onItsWayMs = 250

/**
 * Call it when the server is made. The function it returns takes no new connections, lets running
 * requests finish, and closes every connection that is not in one.
 */
export function gracefulStop(server: Server): () => Promise<void> {
  /** Browsers open connections ahead of need; Node does not count those as idle. */
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })

  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const unused = setTimeout(() => {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    }, onItsWayMs)
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const patience = setTimeout(() => server.closeAllConnections(), longestDrainMs)
    await closed
    clearTimeout(unused)
    clearInterval(idle)
    clearTimeout(patience)
  }
}
