import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { networksOf } from './client-address/address.ts'
import type { Dependencies } from './dependencies.ts'
import { followReleases } from './follow-releases.ts'
import { gracefulStop } from './http/graceful-stop.ts'
import { createHttpServer } from './http/http-server.ts'
import { listen } from './http/listen.ts'
import { errorKind } from './logging/logger.ts'
import { createManagementApp } from './management/management-app.ts'
import { realDependencies } from './real-dependencies.ts'
import { partHeaders } from './security/security-headers.ts'
import { readSettings } from './settings/read-settings.ts'
import { openRelease } from './static-site/open-release.ts'
import { heldSocket, startWatchdog } from './systemd.ts'

// A log that is full or that nobody reads is no reason to stop serving pages, and cannot be told.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

async function start(): Promise<void> {
  const settings = readSettings({ NODE_ENV: 'production', ...process.env })
  const release = openRelease(settings)
  const { siteUrl } = settings
  if (siteUrl !== null && new URL(siteUrl).href !== new URL(release.manifest.siteUrl).href) {
    throw new Error(
      `SITE_URL is ${siteUrl}, but the pages were built for ${release.manifest.siteUrl}: build again, or unset it`,
    )
  }
  const dependencies = await realDependencies(settings, release.manifest)
  const { log } = dependencies
  // Before a start: says what is wrong with settings or build, and has Node keep the compiled code.
  if (process.argv.includes('--check')) return dependencies.stop()

  const { app, direct } = followReleases(dependencies, release)
  const trustedProxies = networksOf(settings.trustedProxies)
  const metrics = settings.management && dependencies.metrics
  const server = createHttpServer({
    app,
    direct,
    headers: partHeaders,
    log,
    trustedProxies,
    metrics,
  })
  server.once('error', giveUp)
  server.once('listening', () => {
    server.off('error', giveUp)
    const { port } = server.address() as AddressInfo
    console.log(`http://localhost:${port}`)
    startWatchdog(process.env)
  })
  const fd = heldSocket(process.env)
  const place = fd === null ? { port: settings.port, host: settings.host } : { fd }
  const stopServer = gracefulStop(server, listen(server, place))

  const management = settings.management && manage(settings.management, dependencies)

  const stop = async (lingerMs: number) => {
    dependencies.prepareToStop()
    await stopServer(lingerMs)
    management?.close()
    await dependencies.stop()
    process.exit(0)
  }
  // What nobody caught is a mistake of ours, but no reason to stop serving pages.
  const goOn = (error: unknown) => log('unexpected-error', { kind: errorKind(error) })
  process.on('unhandledRejection', goOn)
  process.on('uncaughtException', goOn)
  process.once('SIGTERM', () => stop(settings.drainSeconds * 1000))
  // Somebody at the terminal, with no load balancer to wait for.
  process.once('SIGINT', () => stop(0))
}

function manage(where: { port: number; host: string }, { readiness, metrics }: Dependencies) {
  const app = createManagementApp(readiness, metrics)
  const server = createServer(getRequestListener(app.fetch))
  server.once('error', giveUp)
  server.listen(where.port, where.host, () => server.off('error', giveUp))
  return server
}

/** For the person at the terminal: what is wrong, without a stack trace. */
function giveUp(error: unknown): never {
  const { code, port } = error as { code?: unknown; port?: unknown }
  if (code === 'EADDRINUSE')
    console.error(`Port ${port} is in use (${code}): stop what runs there, or set another PORT.`)
  else console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

start().catch(giveUp)
