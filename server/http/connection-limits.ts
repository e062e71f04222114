import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Networks, parseAddress } from '../client-address/address.ts'
import { prefixesOf } from '../client-address/prefixes.ts'
import type { Logger } from '../logging/logger.ts'

type Connection = {
  /** The request that came last. */
  latest: IncomingMessage | null
  /** Goes on reading, when that waited for answers to go out. */
  read: () => void
  /** Requests whose answers have not gone out, and since when there are some, or none. */
  unanswered: number
  since: number
  /** Bytes that the other side has made room for, and when that was last more than before. */
  sent: number
  movedAt: number
}

export type ConnectionLimits = {
  mostConnections: number
  /** Of one customer, an IPv4 /24 or IPv6 /48, and an IPv6 /32, as `prefixesOf` names them. */
  mostFromNetworks: number[]
  /** On one connection. Browsers send the next request after the answer. */
  mostUnanswered: number
  /** Over all connections; beyond it each may have one. */
  mostUnansweredInAll: number
  /** How much is read at once from somebody who is no trusted proxy. */
  pieceBytes: number
  /** How long an answer may wait for its reader; longer than any endpoint takes to begin one. */
  stalledMs: number
  longestAnswerMs: number
  /** Longer than Node's own limits, which a client can renew with an empty line. */
  longestIdleMs: number
  checkEveryMs: number
}

export const connectionLimits: ConnectionLimits = {
  mostConnections: 10_000,
  mostFromNetworks: [600, 1200, 5000],
  mostUnanswered: 64,
  mostUnansweredInAll: 10_000,
  pieceBytes: 512,
  stalledMs: 40_000,
  longestAnswerMs: 5 * 60_000,
  longestIdleMs: 60_000,
  checkEveryMs: 5_000,
}

/**
 * What one visitor may hold of the server: connections, answers that nobody reads, time. Trusted
 * proxies carry everybody's requests and hold as many connections as they need.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  trustedProxies: Networks,
  log: Logger,
) {
  const connections = new Map<Socket, Connection>()
  const perNetwork = new Map<string, number>()
  let unansweredInAll = 0
  let now = performance.now()

  const cutOff = (socket: Socket, reason: string) => {
    log('connection-dropped', { reason })
    socket.destroy()
  }
  server.on('connection', (socket: Socket) => {
    const address = parseAddress(socket.remoteAddress ?? '')
    const isTrusted = address !== null && trustedProxies.include(address)
    const networks = address === null || isTrusted ? [] : prefixesOf(address)
    const isFull = networks.some(
      (network, index) =>
        (perNetwork.get(network) ?? 0) >= (limits.mostFromNetworks[index] ?? Infinity),
    )
    if (isFull) return cutOff(socket, 'too many from one network')
    if (connections.size >= limits.mostConnections) return cutOff(socket, 'too many connections')
    for (const network of networks) perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1)
    const connection: Connection = {
      latest: null,
      read: () => {},
      unanswered: 0,
      since: now,
      sent: 0,
      movedAt: now,
    }
    connections.set(socket, connection)
    if (!isTrusted) readInPieces(socket, connection, limits.pieceBytes)
    socket.once('close', () => {
      connections.delete(socket)
      // Node says nothing of answers that waited for their turn.
      unansweredInAll -= connection.unanswered
      connection.unanswered = 0
      for (const network of networks) {
        const left = (perNetwork.get(network) ?? 0) - 1
        if (left > 0) perNetwork.set(network, left)
        else perNetwork.delete(network)
      }
    })
  })

  const check = () => {
    now = performance.now()
    for (const [socket, connection] of connections) {
      const lasts = now - connection.since
      if (connection.unanswered === 0) {
        if (lasts > limits.longestIdleMs) socket.destroy()
        continue
      }
      const sent = socket.bytesWritten - socket.writableLength
      if (sent > connection.sent) connection.movedAt = now
      connection.sent = sent
      if (lasts > limits.longestAnswerMs) cutOff(socket, 'answer read too slowly')
      else if (now - Math.max(connection.since, connection.movedAt) > limits.stalledMs)
        cutOff(socket, 'answer not read')
    }
  }
  const checking = setInterval(check, limits.checkEveryMs).unref()
  server.once('close', () => clearInterval(checking))

  return {
    /** False when the connection has too much under way already, and is closed. */
    admits(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const { socket } = incoming
      const connection = connections.get(socket)
      // What else came in the same packet, on a connection that has been closed.
      if (!connection || socket.destroyed) return false
      const most = unansweredInAll < limits.mostUnansweredInAll ? limits.mostUnanswered : 1
      if (connection.unanswered >= most) {
        cutOff(socket, 'too many requests at once on one connection')
        return false
      }
      if (connection.unanswered === 0) connection.since = now
      connection.latest = incoming
      connection.unanswered++
      unansweredInAll++
      outgoing.once('close', () => {
        if (connection.unanswered === 0) return
        unansweredInAll--
        connection.unanswered--
        connection.since = now
        if (connection.unanswered === 0) connection.read()
      })
      return true
    },
  }
}

/**
 * Node reads 64 KB and makes a request of everything in it before anything else happens: thousands
 * on each connection, for a client that sends them without waiting. Read in pieces, the next one
 * when the requests of the last are answered or one of them still lacks its body.
 */
function readInPieces(socket: Socket, connection: Connection, pieceBytes: number): void {
  connection.read = () => {
    while (!socket.destroyed) {
      if (connection.unanswered > 0 && connection.latest?.complete !== false) return
      // The last call finds nothing, which asks the socket for more and tells Node of its end.
      if (socket.read(Math.min(pieceBytes, socket.readableLength) || undefined) === null) return
    }
  }
  socket.on('readable', connection.read)
}
