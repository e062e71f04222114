import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

export type Load = {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
}
/** p99 in milliseconds. */
export type LoadFigures = { perSecond: number; p99: number; answers: number }

const run = promisify(execFile)

/** wrk where it is installed: a generator in JavaScript is busier than a fast server. */
export const generator = spawnSync('wrk', ['-v']).error ? 'node' : 'wrk'

/** From a process of its own. Throws on an answer that is none. */
export function measureLoad(load: Load): Promise<LoadFigures> {
  return generator === 'wrk' ? withWrk(load) : withNode(load)
}

async function withWrk({ url, headers, connections, seconds }: Load): Promise<LoadFigures> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s']
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', [...options, ...named, url])
  const failure = stdout.match(/Non-2xx.*|Socket errors.*/)?.[0]
  if (failure) throw new Error(`${url}: ${failure}`)
  const [, value = '', unit = 'ms'] = stdout.match(/99%\s+([\d.]+)(us|ms|s)/) ?? []
  const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
  return {
    answers: Number(stdout.match(/(\d+) requests in/)?.[1]),
    perSecond: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p99: Number(value) * (inMs[unit] as number),
  }
}

async function withNode(load: Load): Promise<LoadFigures> {
  const program = new URL('./node-generator.ts', import.meta.url).pathname
  const { stdout } = await run(process.execPath, [program, JSON.stringify(load)])
  return JSON.parse(stdout)
}
