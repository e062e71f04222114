import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { type Networks, networksOf } from '../client-address/address.ts'
import { errorKind, type Logger } from '../logging/logger.ts'
import type { SecurityHeaders } from '../security/security-headers.ts'
import type { DirectAnswers } from '../static-site/direct-answers.ts'
import { type ConnectionLimits, connectionLimits, limitConnections } from './connection-limits.ts'
import { failureAnswer, failureResponse } from './failure.ts'
import { jsonResponse } from './json-response.ts'

type HttpServerOptions = {
  app: Pick<Hono, 'fetch'>
  /** Asked before the app. */
  direct: DirectAnswers
  headers: SecurityHeaders
  log: Logger
  trustedProxies?: Networks
  /** Told of every answer; null costs nothing. */
  metrics?: { countRequest: (status: number, seconds: number) => void } | null
  limits?: Partial<ConnectionLimits>
}

const nodeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // Node would refuse a missing Host by itself, but without our headers.
  requireHostHeader: false,
  // No stream is set up for the body of a request that has none.
  optimizeEmptyRequests: true,
}

export function createHttpServer(options: HttpServerOptions): Server {
  const { app, direct, headers, log, trustedProxies = networksOf([]), metrics } = options
  const listener = getRequestListener(app.fetch, {
    hostname: 'localhost',
    errorHandler: (error) => {
      if (!(error instanceof RequestError)) return failureResponse(error, log, headers)
      // Not even a Request can be made, for example from an unreadable Host.
      log('unreadable-request', { kind: errorKind(error) })
      return jsonResponse({ error: 'bad request' }, { status: 400, headers })
    },
  })
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const hosts = hostCount(incoming.rawHeaders)
    // HTTP/1.0 knows no Host, and some watchdogs speak it.
    if (hosts > 1 || (hosts === 0 && incoming.httpVersion !== '1.0')) {
      log('unreadable-request', { reason: `${hosts} Host headers` })
      outgoing.writeHead(400, { ...headers, 'content-type': 'application/json' })
      outgoing.end('{"error":"bad request"}')
      return
    }
    if (direct(incoming, outgoing)) return
    listener(incoming, outgoing).catch((error) => fail(outgoing, error))
  }
  const fail = (outgoing: ServerResponse, error: unknown): void => {
    const { status, headers: own, body } = failureAnswer(error, log)
    // The visitor has a part of another answer: only the end of the connection can say so.
    if (outgoing.headersSent) return void outgoing.destroy()
    outgoing.writeHead(status, { ...headers, ...own, 'content-length': Buffer.byteLength(body) })
    outgoing.end(body)
  }
  const logError = (error: Error) => log('unexpected-error', { kind: errorKind(error) })
  // The outermost guard: what throws beyond this line would end the process for every visitor.
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    outgoing.on('error', logError)
    try {
      if (!limited.admits(incoming, outgoing)) return
      if (metrics) {
        const began = performance.now()
        outgoing.once('close', () =>
          metrics.countRequest(outgoing.statusCode, (performance.now() - began) / 1000),
        )
      }
      answer(incoming, outgoing)
    } catch (error) {
      fail(outgoing, error)
    }
  }
  const server = createServer(nodeLimits, handle)
  const limits = { ...connectionLimits, ...options.limits }
  const limited = limitConnections(server, limits, trustedProxies, log)
  // An unknown Expect header is no reason to refuse; Node's own refusal would lack our headers.
  server.on('checkExpectation', handle)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(error.code, socket as Socket, headers, log)
  })
  server.on('error', (error) => {
    // Before that, it is for the one who starts the server. From here on: a connection that could
    // not be accepted, for want of a file handle.
    if (server.listening) log('connection-dropped', { reason: errorKind(error) })
  })
  return server
}

/** Node keeps the first of several and says nothing; a proxy before us may have read the last. */
function hostCount(rawHeaders: string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

const refusals: Record<string, [status: string, error: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request too slow'],
}

/** What Node's parser refuses never reaches the app, so the answer is written by hand. */
function refuse(code: string | undefined, socket: Socket, headers: SecurityHeaders, log: Logger) {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, error] = refusals[code ?? ''] ?? ['400 Bad Request', 'bad request']
  log('unreadable-request', { code: code ?? 'unknown', status })
  const body = JSON.stringify({ error })
  const all = {
    ...headers,
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
}
