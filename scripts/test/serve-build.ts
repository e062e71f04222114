import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { believesCountryHeader, startServer } from '../../server/testing/server-process.ts'

/** Starts the real server on the built site, with a store of its own that goes when it stops. */
export async function serveBuild() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-data-'))
  const forget = () => rmSync(dataDir, { recursive: true, force: true })
  const port = process.env.TEST_PORT ?? '0'
  const env = {
    ...process.env,
    ...believesCountryHeader,
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: dataDir,
  }
  const starting = startServer(env, { complainsOnScreen: true })
  starting.catch(forget)
  const { url, end } = await starting
  /** Resolves when it has answered its last visitors: until then it would answer the next ones. */
  const stop = () => end('SIGTERM').then(forget)
  return { url: url.replace('127.0.0.1', 'localhost'), stop }
}
