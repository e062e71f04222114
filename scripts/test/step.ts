import { spawn } from 'node:child_process'

export type Outcome = { passed: number; failed: number; skipped: number }

/** `failures`: names of the tests that failed, for the summary. */
export type Result = Outcome & { failures?: string[] }

export type Step = { name: string; run: () => Result | Promise<Result> }

/** A step that is one command and counts as one test. */
export const commandStep = (name: string, args: string[], hold?: Buffer[]): Step => ({
  name,
  run: async () => {
    const isGreen = await runNode(args, {}, hold)
    return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0 }
  },
})

/** What it prints is held back where something else prints at the same time. */
export function runNode(args: string[], env: Record<string, string> = {}, hold?: Buffer[]) {
  const child = spawn(process.execPath, args, {
    stdio: hold ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => hold?.push(text))
  return new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}
