import { spawnSync } from 'node:child_process'

export type Outcome = { passed: number; failed: number; skipped: number }

export type Step = { name: string; run: () => Outcome | Promise<Outcome> }

/** A step that is one command and counts as one test. */
export function commandStep(name: string, args: string[]): Step {
  return {
    name,
    run: () =>
      runNode(args) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
  }
}

export function runNode(args: string[], env: Record<string, string> = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** A runner may fail without a failed test, for example on a file that does not load. */
export const withExitCode = (outcome: Outcome, isGreen: boolean): Outcome =>
  isGreen || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 }
