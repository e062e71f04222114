import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToExit, startServer } from '../../server/testing/server-process.ts'

/** The built site through the real server, with the options of scripts/start.mjs. */
export async function startOurServer(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const env = {
    NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=256',
    MALLOC_ARENA_MAX: '1',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    DATA_DIR: join(folder, 'data'),
    ...environment,
  }
  await runToExit(env, '--check')
  const server = await startServer(env)
  const stop = async () => {
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, stop }
}
