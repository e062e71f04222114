import { readFileSync, rmSync } from 'node:fs'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { serveBuild } from './serve-build.ts'
import { type Outcome, runNode, type Step, withExitCode } from './step.ts'

const report = 'test-results/browser.json'

/** The built site, served by the real server, driven by a real browser. */
export const browserTests: Step = {
  name: 'browser tests',
  async run() {
    const chromium = findChromium()
    const site = await serveBuild()
    try {
      rmSync(report, { force: true })
      const isGreen = runNode(['node_modules/@playwright/test/cli.js', 'test'], {
        BASE_URL: site.url,
        CHROMIUM_PATH: chromium,
        // Whoever names a browser wants that one.
        HEADLESS_SHELL_PATH: (!process.env.CHROMIUM_PATH && findHeadlessShell()) || chromium,
      })
      return withExitCode(readOutcome(), isGreen)
    } finally {
      site.stop()
    }
  },
}

function readOutcome(): Outcome {
  try {
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats
    if (flaky > 0) console.log(`${flaky} browser tests passed only at a second try`)
    return { passed: expected + flaky, failed: unexpected, skipped }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
