import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { partPolicy, securityHeaders } from '../shared/security-headers.ts'
import { readSettingsFile } from '../shared/settings-file.ts'
import type { SiteManifest } from '../shared/site-manifest.ts'
import { createApi } from './api.ts'
import { keepFiles } from './kept-files.ts'
import { kindOf, log } from './log.ts'
import { clientOf, nodePlatform } from './node-platform.ts'
import { readInPieces } from './read-in-pieces.ts'
import { refuse } from './refuse.ts'
import { readSettings, type Settings } from './settings.ts'
import { staticFiles } from './static-files.ts'

/** In front of connections there may be a proxy, whose limits are stricter than these. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
}
const lingerMs = 1000
const quietMs = 200
const longestDrainMs = 8000

let isStopping = false
let arrived = 0
/** While the last connections are let in. */
let doorsClose: Promise<void> | undefined

function start() {
  readSettingsFile()
  const settings = readSettings({ NODE_ENV: 'production', ...process.env })
  const { manifest, stamp } = manifestIn(settings.buildDir)
  const { siteUrl } = manifest()
  if (settings.siteUrl && new URL(settings.siteUrl).href !== new URL(siteUrl).href)
    throw new Error(
      `SITE_URL is ${settings.siteUrl}, but the pages were built for ${siteUrl}: build again, or unset it`,
    )
  const app = createApp(settings, manifest)
  const listen = getRequestListener(
    keepFiles((request, env) => app.fetch(request, env), stamp),
    {
      errorHandler: () => new Response(null, { status: 400, headers: bareHeaders(settings) }),
    },
  )
  const server = createServer(limits, (incoming, outgoing) => {
    if (isStopping) outgoing.setHeader('connection', 'close')
    return doorsClose
      ? doorsClose.then(() => listen(incoming, outgoing))
      : listen(incoming, outgoing)
  })
  readInPieces(server)
  server.on('connection', () => arrived++)
  server.maxConnections = 10_000
  server.maxRequestsPerSocket = 100
  // An answer that its client does not read.
  server.timeout = 60_000
  server.on('clientError', answerUnreadable(bareHeaders(settings)))
  server.once('error', giveUp)
  server.listen(settings.port, settings.host, () => {
    server.off('error', giveUp)
    console.log(`http://localhost:${(server.address() as AddressInfo).port}`)
  })
  process.once('SIGTERM', () => stop(server, lingerMs))
  // Somebody at the terminal, with no load balancer to wait for.
  process.once('SIGINT', () => stop(server, 0))
}

function createApp(settings: Settings, manifest: () => SiteManifest) {
  const app = createApi(nodePlatform(settings, manifest))
  const client = clientOf(settings)
  // For this machine only: the proxy on it passes on the address of the visitor.
  app.get('/readyz', (context) => {
    if (client(context).located?.range() !== 'loopback') return refuse(context, 404, 'not found')
    context.header('cache-control', 'no-store')
    if (isStopping) return context.json({ status: 'stopping' }, 503)
    return context.json({ status: 'ready', build: manifest().build })
  })
  app.route('/', staticFiles(settings.buildDir))
  app.all('*', (context) => refuse(context, 405, 'method not allowed', { allow: 'GET, HEAD' }))
  app.onError((error, context) => {
    log('unexpected-error', { kind: kindOf(error), request: context.get('requestId') })
    // The build is away, or there is no file handle left: that passes.
    const isPassing = /\b(ENOENT|EMFILE|ENFILE)\b/.test(kindOf(error))
    return isPassing
      ? refuse(context, 503, 'not possible at the moment', { 'retry-after': '5' })
      : refuse(context, 500, 'internal error')
  })
  return app
}

/** Read again when another release is live, which has another stamp. */
function manifestIn(buildDir: string) {
  const file = path.join(buildDir, 'site-manifest.json')
  const stamp = () => {
    const found = statSync(file, { throwIfNoEntry: false })
    return found && `${found.ino} ${found.mtimeMs}`
  }
  let read: { manifest: SiteManifest; of: string | undefined } | undefined
  const manifest = () => {
    try {
      const current = stamp()
      if (!current || read?.of !== current)
        read = { manifest: JSON.parse(readFileSync(file, 'utf8')), of: current }
      return read.manifest
    } catch (error) {
      throw new Error(`${file} cannot be read; build the site first`, { cause: error })
    }
  }
  return { manifest, stamp }
}

const bareHeaders = (settings: Settings) => ({
  ...securityHeaders(settings.hstsScope),
  'content-security-policy': partPolicy,
  connection: 'close',
})

/** What Node could not read as a request. */
const answerUnreadable =
  (headers: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: import('node:stream').Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
    const statuses: Record<string, string> = {
      HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
      ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const status = statuses[error.code ?? ''] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}content-length: 0\r\n\r\n`)
  }

/**
 * Answers go on for a moment, each as the last of its connection, so that clients open the next one
 * elsewhere. Then nobody is let in any more, running requests end, and what is left is closed.
 */
async function stop(server: Server, linger: number) {
  isStopping = true
  setTimeout(() => process.exit(0), linger + longestDrainMs)
  await sleep(linger)
  // The system resets connections that wait to be let in: while none comes, none does. Whoever has an answer opens
  // the next one, so that answers have to wait as long.
  const { promise, resolve } = Promise.withResolvers<void>()
  doorsClose = promise
  for (let before = -1, rounds = 0; before !== arrived && rounds < 10; rounds++) {
    before = arrived
    await sleep(quietMs)
  }
  server.close(() => process.exit(0))
  resolve()
  setInterval(() => server.closeIdleConnections(), 50)
}

/** For the person at the terminal: what is wrong, without a stack trace. */
function giveUp(error: unknown): never {
  const { code, port } = error as { code?: unknown; port?: unknown }
  if (code === 'EADDRINUSE')
    console.error(`Port ${port} is in use (${code}): stop what runs there, or set another PORT.`)
  else console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// A log that is full or that nobody reads is no reason to stop serving pages, and cannot be told.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
// What nobody caught is a mistake of ours, but neither is that.
const goOn = (error: unknown) => log('unexpected-error', { kind: kindOf(error) })

try {
  start()
  process.on('unhandledRejection', goOn)
  process.on('uncaughtException', goOn)
} catch (error) {
  giveUp(error)
}
