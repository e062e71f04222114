import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'

export type Outcome = { passed: number; failed: number; skipped: number }

/** `failures`: names of the tests that failed, for the summary. */
export type Result = Outcome & { failures?: string[] }

export type Step = { name: string; run: () => Result | Promise<Result> }

/** A step that is one command and counts as one test. */
export const commandStep = (name: string, args: string[], hold?: Buffer[]): Step => ({
  name,
  run: async () => {
    const isGreen = await runNode(args, { hold })
    return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0 }
  },
})

type RunOptions = {
  env?: Record<string, string>
  /** Takes what it prints, where something else prints at the same time. */
  hold?: Buffer[] | undefined
  givesWay?: boolean
}

export async function runNode(args: string[], { env, hold, givesWay }: RunOptions = {}) {
  const child = spawn(process.execPath, args, {
    stdio: hold ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  if (givesWay && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => hold?.push(text))
  const [code] = await once(child, 'close')
  return code === 0
}
