import { readFileSync, rmSync } from 'node:fs'
import { type Outcome, runNode, type Step, withExitCode } from './step.ts'

const report = 'test-results/unit.json'

export const unitTests: Step = {
  name: 'unit tests',
  run() {
    rmSync(report, { force: true })
    const isGreen = runNode(['node_modules/vitest/vitest.mjs', 'run'])
    return withExitCode(readOutcome(), isGreen)
  },
}

function readOutcome(): Outcome {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
