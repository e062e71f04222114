import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Engine, RunningEngine } from '../../e2e/engines/browsers.ts'
import { firefox } from '../../e2e/engines/firefox.ts'
import type { Journey } from '../../e2e/engines/journey.ts'
import { proxySite } from '../../e2e/engines/proxied-site.ts'
import { visitorWith } from '../../e2e/engines/visitor.ts'
import { webkit } from '../../e2e/engines/webkit.ts'
import { serveBuild } from './serve-build.ts'
import type { Outcome, Result, Step } from './step.ts'

const engines: readonly Engine[] = [firefox, webkit]

/** A page was left while it still fetched something: not every engine keeps that to itself. */
const leftEarly =
  /error loading dynamically imported module|Importing a module script failed|download failed .*status=2152398850|Failed to send a request to the Edge Function|Page was not submitted|A ServiceWorker intercepted the request/

const pictures = 'test-results/engines'

/** The journeys in Firefox and in WebKit, where both are installed. */
export const engineTests: Step = {
  name: 'engines',
  async run() {
    const journeys = await allJourneys()
    const missing = engines.flatMap(({ missingPackages }) => missingPackages())
    if (missing.length === 0) return makeJourneys(journeys)
    console.log(
      `Firefox and WebKit are left out: not installed here (Debian: apt-get install ${missing.join(' ')})`,
    )
    return { passed: 0, failed: 0, skipped: engines.length * journeys.length }
  },
}

/** Not before the content is in order: they read it as they are loaded. */
const allJourneys = async () => (await import('../../e2e/engines/journeys.ts')).journeys

async function makeJourneys(wanted: readonly Journey[]): Promise<Result> {
  rmSync(pictures, { recursive: true, force: true })
  const site = await serveBuild()
  process.on('exit', site.stop)
  try {
    const results = await Promise.all(engines.map((engine) => makeIn(engine, wanted, site.url)))
    const sum = (count: keyof Outcome) =>
      results.reduce((total, result) => total + result[count], 0)
    return {
      passed: sum('passed'),
      failed: sum('failed'),
      skipped: sum('skipped'),
      failures: results.flatMap(({ failures }) => failures ?? []),
    }
  } finally {
    process.off('exit', site.stop)
    await site.stop()
  }
}

async function makeIn(engine: Engine, wanted: readonly Journey[], siteUrl: string) {
  const missing = engine.missingPackages()
  if (missing.length > 0) {
    console.log(
      `${engine.name} is left out: ${missing.join(' and ')} not installed; on Debian: apt-get install ${missing.join(' ')}`,
    )
    return { passed: 0, failed: 0, skipped: wanted.length }
  }
  const waiting = [...wanted]
  // Two at a time, each with an engine of its own: most of a journey is waiting for what moves.
  const made = await Promise.all([1, 2].map(() => makeNext(waiting, engine, siteUrl)))
  const failures = made.flat()
  const failed = failures.length
  return { passed: wanted.length - failed, failed, skipped: 0, failures }
}

/** @returns the names of those that failed */
async function makeNext(waiting: Journey[], engine: Engine, siteUrl: string) {
  const failures: string[] = []
  const running = await engine.start()
  try {
    for (let journey = waiting.shift(); journey; journey = waiting.shift()) {
      const start = Date.now()
      const name = `${engine.name}: ${journey.name}`
      // A second try, as the other browser tests have it: a busy machine must not decide.
      let problem = await problemOf(journey, running, engine.name, siteUrl)
      if (problem) {
        console.log(`↻ ${name}\n  ${problem.replaceAll('\n', '\n  ')}`)
        problem = await problemOf(journey, running, engine.name, siteUrl)
      }
      const seconds = ((Date.now() - start) / 1000).toFixed(1)
      console.log(`${problem ? '✗' : '✓'} ${name} (${seconds} s)`)
      if (problem) console.log(`  ${problem.replaceAll('\n', '\n  ')}`)
      if (problem) failures.push(name)
    }
  } finally {
    running.stop()
  }
  return failures
}

/** @returns what went wrong on the way, or null */
async function problemOf(journey: Journey, engine: RunningEngine, name: string, siteUrl: string) {
  const site = await proxySite(siteUrl)
  let browser: Browser | undefined
  try {
    browser = await engine.newBrowser()
    await journey.run(visitorWith(browser, site), engine)
    const complaints = [...(await browser.complaints()), ...site.failures].filter(
      (complaint) => !leftEarly.test(complaint) && !journey.expectedComplaints?.test(complaint),
    )
    return complaints.length > 0 ? `the browser complained: ${complaints.join('\n')}` : null
  } catch (error) {
    const picture = await browser?.screenshot().catch(() => undefined)
    if (!picture) return (error as Error).message
    const file = path.join(pictures, `${name} ${journey.name}.png`.replaceAll(/[^\w.]+/g, '-'))
    mkdirSync(pictures, { recursive: true })
    writeFileSync(file, picture)
    return `${(error as Error).message}\n(${file})`
  } finally {
    await browser?.close().catch(() => {})
    site.close()
  }
}

if (import.meta.main) {
  const words = process.argv.slice(2).join(' ')
  const result = await makeJourneys(
    (await allJourneys()).filter(({ name }) => name.includes(words)),
  )
  if (result.skipped > 0) console.log(`${result.skipped} skipped; why is said above`)
  console.log(`${result.passed} passed, ${result.failed} failed`)
  process.exitCode = result.failed === 0 ? 0 : 1
}
