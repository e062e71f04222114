import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** Longer than any healthy command takes on a busy machine. */
export const commandLimit = 60_000

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The program has ended by itself. */
export class BrowserGone extends Error {
  override name = 'BrowserGone'
}

/** The program of that name in the PATH. */
export const programIn = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

const endings = new Set<() => void>()
process.on('exit', () => {
  for (const end of endings) end()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(1))

export type Started = { child: ChildProcess; home: string; end: () => void }

/**
 * A program with a home of its own, that reaches us without a detour. It ends, with whatever it has started and what it has written,
 * at the latest when we do.
 */
export function startProgram(
  program: string,
  args: (home: string) => string[],
  env: Record<string, string> = {},
): Started {
  const home = mkdtempSync(path.join(tmpdir(), 'engine-'))
  const child = spawn(program, args(home), {
    // A group of its own, so that its children can be ended with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/_proxy$/i.test(name))),
      ...env,
      HOME: home,
      XDG_CACHE_HOME: path.join(home, 'cache'),
      XDG_CONFIG_HOME: path.join(home, 'config'),
      XDG_DATA_HOME: path.join(home, 'data'),
    },
  })
  // Read or not, what it says must not fill the pipe.
  for (const stream of child.stdio.slice(1)) (stream as Readable).resume()
  // A program that is gone is noticed by whoever talks to it.
  child.on('error', () => {})
  const end = () => {
    endings.delete(end)
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {}
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  endings.add(end)
  return { child, home, end }
}

/** Waits for words on one of a program’s outputs: 1, 2, or 3 for the one beside them. */
export function saidBy({ child, end }: Started, output: 1 | 2 | 3, pattern: RegExp) {
  return new Promise<string>((resolve, reject) => {
    let said = ''
    const fail = (why: string) => {
      end()
      reject(new Error(`${child.spawnfile} ${why}: ${said}`))
    }
    const limit = setTimeout(() => fail('did not start in time'), commandLimit)
    child.once('error', ({ message }) => fail(message))
    child.once('exit', () => fail('ended at once'))
    ;(child.stdio[output] as Readable).on('data', (part) => {
      said += part
      const found = pattern.exec(said)
      if (!found) return
      clearTimeout(limit)
      child.removeAllListeners('exit')
      resolve(found[1] ?? '')
    })
  })
}
