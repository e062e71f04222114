import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type OurServer = {
  url: string
  pid: number
  /** Everything it has printed. */
  output: () => string
  hasEnded: () => boolean
  stop: () => Promise<void>
}

/** The built site through the real server, with the options of scripts/start.mjs. */
export async function startOurServer(environment: Record<string, string> = {}): Promise<OurServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const command = ['--max-semi-space-size=2', '--max-old-space-size=256', 'server/main.ts']
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '1',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: '0',
    ...environment,
  }
  spawnSync(process.execPath, [...command, '--check'], { env, stdio: 'inherit' })
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        // The end is enough to find out what went wrong, and an hour's worth could be much.
        text = (text + data.toString()).slice(-100_000)
        const port = text.match(/^http:\/\/localhost:(\d+)$/m)?.[1]
        if (port) resolve(`http://127.0.0.1:${port}`)
      })
    }
    child.once('exit', () => reject(new Error(`the server did not start: ${text}`)))
  })
  return {
    url,
    pid: child.pid as number,
    output: () => text,
    hasEnded: () => ended,
    stop: async () => {
      if (!ended) await stopped(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function stopped(child: ChildProcess): Promise<void> {
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  return exit
}
