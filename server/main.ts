import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { gracefulStop } from './http/graceful-stop.ts'
import { createHttpServer } from './http/http-server.ts'
import { errorKind } from './logging/logger.ts'
import { realDependencies } from './real-dependencies.ts'
import { policySettings } from './security/policy-settings.ts'
import { securityHeaders } from './security/security-headers.ts'
import { readSettings } from './settings/read-settings.ts'
import { directAnswers } from './static-site/direct-answers.ts'
import { loadSiteManifest } from './static-site/load-site-manifest.ts'
import { indexSiteFiles } from './static-site/site-files.ts'
import { createStaticSite } from './static-site/static-site.ts'

// A log that is full or that nobody reads is no reason to stop serving pages, and cannot be told.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const manifest = loadSiteManifest(settings.buildDir)
  const policy = policySettings(settings, manifest)
  const siteFiles = indexSiteFiles(join(settings.buildDir, 'client'), manifest, policy)
  const dependencies = await realDependencies(settings, manifest)
  const { log } = dependencies
  // Before a start: says what is wrong with settings or build, and has Node keep the compiled code.
  if (process.argv.includes('--check')) return dependencies.stop()

  const site = createStaticSite(siteFiles)
  const app = createApp(dependencies, site)
  const direct = directAnswers(siteFiles, site)
  const server = createHttpServer({ app, direct, headers: securityHeaders(policy), log })
  const stopServer = gracefulStop(server)
  server.once('error', giveUp)
  server.listen(settings.port, settings.host, () => {
    server.off('error', giveUp)
    const { port } = server.address() as AddressInfo
    console.log(`http://localhost:${port}`)
  })

  const stop = async () => {
    await stopServer()
    await dependencies.stop()
    process.exit(0)
  }
  // A promise nobody waited for is a mistake of ours, but no reason to stop serving pages.
  process.on('unhandledRejection', (error) => log('unexpected-error', { kind: errorKind(error) }))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** For the person at the terminal: what is wrong, without a stack trace. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

start().catch(giveUp)
