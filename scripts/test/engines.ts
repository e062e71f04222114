import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Engine, engines, type RunningEngine } from '../../e2e/engines/browsers.ts'
import type { Journey } from '../../e2e/engines/journey.ts'
import { journeys } from '../../e2e/engines/journeys.ts'
import { proxySite } from '../../e2e/engines/proxied-site.ts'
import { visitorWith } from '../../e2e/engines/visitor.ts'
import { serveBuild } from './serve-build.ts'
import type { Outcome, Step } from './step.ts'

/** A page was left while it still fetched something: not every engine keeps that to itself. */
const leftEarly =
  /error loading dynamically imported module|Importing a module script failed|download failed .*status=2152398850/

const pictures = 'test-results/engines'

/** Whether all journeys can be made here. */
export const enginesInstalled = () =>
  engines.every(({ missingPackages }) => missingPackages().length === 0)

/** The journeys in Firefox and in WebKit; the browser tests have made them in Chromium. */
export const engineTests: Step = {
  name: 'engines',
  async run() {
    if (enginesInstalled()) return runJourneys()
    const missing = [...new Set(engines.flatMap(({ missingPackages }) => missingPackages()))]
    console.log(
      `Firefox and WebKit are left out: not installed are ${missing.join(' and ')}. On Debian: apt-get install ${missing.join(' ')}`,
    )
    return { passed: 0, failed: 0, skipped: journeys.length * engines.length }
  },
}

async function runJourneys(): Promise<Outcome> {
  rmSync(pictures, { recursive: true, force: true })
  const site = await serveBuild()
  process.on('exit', site.stop)
  try {
    const outcomes = await Promise.all(engines.map((engine) => runIn(engine, site.url)))
    const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
    return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  } finally {
    process.off('exit', site.stop)
    site.stop()
  }
}

async function runIn(engine: Engine, siteUrl: string): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0 }
  const wanted = journeys.filter(({ name }) => name.includes(process.argv[2] ?? ''))
  const running = await engine.start()
  try {
    for (const journey of wanted) {
      const start = Date.now()
      const problem = await problemOf(journey, running, engine.name, siteUrl)
      const seconds = ((Date.now() - start) / 1000).toFixed(1)
      console.log(`${problem ? '✗' : '✓'} ${engine.name}: ${journey.name} (${seconds} s)`)
      if (problem) console.log(`  ${problem.replaceAll('\n', '\n  ')}`)
      outcome[problem ? 'failed' : 'passed'] += 1
    }
  } finally {
    running.stop()
  }
  return outcome
}

/** @returns what went wrong on the way, or null */
async function problemOf(journey: Journey, engine: RunningEngine, name: string, siteUrl: string) {
  const site = await proxySite(siteUrl)
  const browser = await engine.newBrowser().catch((error: Error) => error)
  if (browser instanceof Error) return browser.message
  try {
    await journey.run(visitorWith(browser, site), engine)
    const complaints = [...(await browser.complaints()), ...site.failures].filter(
      (complaint) => !leftEarly.test(complaint) && !journey.expectedComplaints?.test(complaint),
    )
    return complaints.length > 0 ? `the browser complained: ${complaints.join('\n')}` : null
  } catch (error) {
    const file = `${name} ${journey.name}.png`.replaceAll(/[^\w.]+/g, '-')
    await browser
      .screenshot()
      .then((picture) => {
        mkdirSync(pictures, { recursive: true })
        writeFileSync(path.join(pictures, file), picture)
      })
      .catch(() => {})
    return `${(error as Error).message}\n(${path.join(pictures, file)})`
  } finally {
    await browser.close().catch(() => {})
    site.close()
  }
}

if (import.meta.main) {
  const { passed, failed, skipped } = await engineTests.run()
  if (skipped > 0) console.log(`${skipped} skipped; why is said above`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
