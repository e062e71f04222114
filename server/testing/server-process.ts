import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type ServerProcess = {
  url: string
  pid: number
  /** The end of what it has printed. */
  output: () => string
  hasEnded: () => boolean
  /** As when the program that reads the log ends. */
  closeOutput: () => void
  /** Resolves with the exit code, or null when a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

type LaunchOptions = {
  /** Another one that serves the site, such as scripts/edge.ts. */
  program?: string
  mostOpenFiles?: number
  /** A file that takes the place of both outputs. */
  output?: number
}

/** In which a test says where its visitor is, as a CDN does. */
export const countryHeader = 'x-visitor-country'

export const believesCountryHeader = {
  COUNTRY_HEADER: countryHeader,
  TRUSTED_PROXIES: '127.0.0.0/8,::1',
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<ChildProcess>()

/** The real server in a process of its own, on a port of its own. */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  options: LaunchOptions = {},
): Promise<ServerProcess> {
  const { child, exit, output } = launchServer(environment, options)
  // It neither starts nor ends: a run of tests must not wait for ever.
  const giveUp = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = output().match(/http:\/\/(?:localhost|127\.0\.0\.1):(\d+)$/m)
      if (address) resolve(`http://127.0.0.1:${address[1]}`)
    })
    void exit.then((code) =>
      reject(new Error(`the server did not start, exit ${code}: ${output()}`)),
    )
  }).finally(() => clearTimeout(giveUp))
  return {
    url,
    pid: child.pid as number,
    output,
    hasEnded: () => !running.has(child),
    closeOutput: () => {
      child.stdout?.destroy()
      child.stderr?.destroy()
    },
    end: (signal) => {
      child.kill(signal)
      return exit
    },
  }
}

/** For `afterAll`: no test leaves a process behind. */
export function endAllServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Does not wait for the address, which may never be printed. */
export function launchServer(
  environment: NodeJS.ProcessEnv,
  { program = 'server/node.ts', mostOpenFiles, output }: LaunchOptions = {},
) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    SETTINGS_FILE: '',
    HOST: '127.0.0.1',
    PORT: '0',
  }
  const command = [process.execPath, path.join(root, program)]
  if (mostOpenFiles) command.unshift('sh', '-c', `ulimit -n ${mostOpenFiles}; exec "$0" "$@"`)
  const [first = '', ...args] = command
  const child: ChildProcess = spawn(first, args, {
    env: { ...env, ...environment },
    stdio: ['ignore', output ?? 'pipe', output ?? 'pipe'],
  })
  running.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      // Of an hour under load, the end.
      text = (text + data.toString()).slice(-10_000_000)
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
