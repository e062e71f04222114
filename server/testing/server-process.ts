import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type ServerProcess = {
  url: string
  startedInMs: number
  output: () => string
  /** Resolves with the exit code, or null when a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const running = new Set<ChildProcess>()

/** The real server in a process of its own, on a port of its own. */
export async function startServer(
  environment: Record<string, string>,
  account: { uid?: number; gid?: number } = {},
): Promise<ServerProcess> {
  const began = performance.now()
  const { child, exit, output } = run(environment, account)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = output().match(/^http:\/\/localhost:(\d+)$/m)
      if (address) resolve(`http://127.0.0.1:${address[1]}`)
    })
    void exit.then((code) => reject(new Error(`exit ${code}: ${output()}`)))
  })
  return {
    url,
    startedInMs: performance.now() - began,
    output,
    end: (signal) => {
      child.kill(signal)
      return exit
    },
  }
}

/** For a start that is expected to fail. */
export async function runToExit(environment: Record<string, string>, ...words: string[]) {
  const { exit, output } = run(environment, {}, words)
  return { code: await exit, output: output() }
}

/** For `afterAll`: no test leaves a process behind. */
export function endAllServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

function run(
  environment: Record<string, string>,
  account: { uid?: number; gid?: number },
  words: string[] = [],
) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0' }
  const options = { env: { ...env, ...environment }, ...account }
  const child = spawn(process.execPath, [main, ...words], options)
  running.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      text += data.toString()
    })
  }
  const exit = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  return { child, exit, output: () => text }
}
