import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readContent } from '../../src/content/read-content.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { engineTests } from './engines.ts'
import { serveBuild } from './serve-build.ts'
import { commandStep, type Outcome, type Result, runNode, type Step } from './step.ts'

const help = `npm test                          everything
npm test -- --quick               types, lint, import rules and unit tests, but for whole processes and pictures
npm test -- e2e/faq.spec.ts       these browser tests, on a fresh build
npm test -- src/lib/phone-links.test.ts these unit tests
npm test -- lint                  the step of that name`

const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const specs = words.filter((word) => /\.spec\.ts(:\d+)?$/.test(word))
const unitFiles = words.filter((word) => /\.test\.tsx?$/.test(word))
const names = words.filter(
  (word) => !word.startsWith('--') && !specs.includes(word) && !unitFiles.includes(word),
)

/** A slip in content/ would make everything else fail, and say less. */
const contentCheck = commandStep('content', ['scripts/content-check.ts'])
const typeOutput: Buffer[] = []
/** Beside the others, as it keeps one processor busy for as long as they all keep the other. */
const typeCheck = commandStep(
  'type check',
  ['node_modules/astro/bin/astro.mjs', 'check', '--minimumSeverity', 'warning'],
  typeOutput,
)
const lint = commandStep('lint', [
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--error-on-warnings',
])
const importRules = commandStep('import rules', ['scripts/test/import-rules.ts'])
const unitTests: Step = {
  name: 'unit tests',
  async run() {
    const options = isQuick ? ['--project', 'pages', '--project', 'server'] : unitFiles
    rmSync('test-results/unit.json', { force: true })
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...options]
    // They give way to the type check, which keeps one processor busy for long: so both end together.
    const isGreen = await runNode(vitest, { givesWay: true })
    return withExitCode(unitResult(), isGreen)
  },
}
const build = commandStep('build', [
  'scripts/build.ts',
  ...(specs.length > 0 ? ['--if-changed'] : []),
])
/** The built site, served by the real server, driven by a real browser. */
const browserTests: Step = {
  name: 'browser tests',
  async run() {
    await browsersOnTheirWay
    const chromium = findChromium()
    const site = await serveBuild()
    try {
      rmSync('test-results/browser.json', { force: true })
      const env = {
        BASE_URL: site.url,
        CHROMIUM_PATH: chromium,
        // Whoever names a browser wants that one.
        HEADLESS_SHELL_PATH: (!process.env.CHROMIUM_PATH && findHeadlessShell()) || chromium,
      }
      const playwright = ['node_modules/@playwright/test/cli.js', 'test', ...specs]
      const isGreen = await runNode(playwright, { env })
      return withExitCode(browserResult(), isGreen)
    } finally {
      await site.stop()
    }
  },
}

let browsersOnTheirWay: Promise<unknown> = Promise.resolve()

const total: Outcome = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []

async function runAll() {
  if (await report(contentCheck)) {
    const steps = wantedSteps()
    // A bare machine fetches its browsers while the other steps work.
    if (steps.includes(browserTests))
      browsersOnTheirWay = runNode(['scripts/test/chromium.ts'], { hold: [] })
    const types = steps.includes(typeCheck) ? attempt(typeCheck) : undefined
    for (const step of steps) {
      if (step === typeCheck) continue
      // A build writes what the type check reads.
      if (step === build && types) await report(typeCheck, types)
      await report(step)
    }
    if (types && !steps.includes(build)) await report(typeCheck, types)
    // The specification's tests hold the sample content to SPEC.md; an owner's facts are their own.
    if (!readContent().group.sample)
      console.log(
        '\nThe specification’s tests rest: content/group.yaml is no longer marked as a sample.',
      )
  }
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`)
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped; each says why above`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

function wantedSteps(): Step[] {
  const checks = [typeCheck, lint, importRules, unitTests]
  if (specs.length > 0 || unitFiles.length > 0)
    return [
      ...(unitFiles.length > 0 ? [unitTests] : []),
      ...(specs.length > 0 ? [build, browserTests] : []),
    ]
  const all = isQuick ? checks : [...checks, build, browserTests, engineTests]
  return all.filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)))
}

/** A failed step does not hide what the others would say. @returns whether it has passed */
async function report(step: Step, begun?: Promise<Result>) {
  console.log(`\n── ${step.name}`)
  const start = Date.now()
  const result = await (begun ?? attempt(step))
  if (begun) process.stdout.write(Buffer.concat(typeOutput))
  console.log(`${Math.round((Date.now() - start) / 1000)} s`)
  if (result.failed > 0) {
    console.log(`${step.name}: failed`)
    failures.push(step.name, ...(result.failures ?? []).map((name) => `  ${name}`))
  }
  for (const count of ['passed', 'failed', 'skipped'] as const) total[count] += result[count]
  return result.failed === 0
}

async function attempt({ run }: Step): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    console.error((error as Error).message)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** A runner may fail without a failed test, for example on a file that does not load. */
function withExitCode(result: Result | undefined, isGreen: boolean): Result {
  if (!result) return { passed: 0, failed: 1, skipped: 0 }
  return isGreen || result.failed > 0 ? result : { ...result, failed: 1 }
}

type UnitFile = {
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}

function unitResult(): Result | undefined {
  const found = reportIn('test-results/unit.json')
  if (!found) return undefined
  const files: UnitFile[] = found.testResults
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    skipped: found.numPendingTests,
    failures: files
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const file = path.relative('.', name)
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        return failed.length === 0 ? [file] : failed.map((test) => `${file}: ${test.fullName}`)
      }),
  }
}

type Suite = { title: string; suites?: Suite[]; specs: Spec[] }
type Spec = { title: string; file: string; line: number; ok: boolean }

function browserResult(): Result | undefined {
  const found = reportIn('test-results/browser.json')
  if (!found) return undefined
  const { expected, unexpected, flaky, skipped } = found.stats
  if (flaky > 0) console.log(`${flaky} browser tests passed only at a second try`)
  const failures = (found.suites as Suite[]).flatMap((file) => failedIn(file))
  return { passed: expected + flaky, failed: unexpected, skipped, failures }
}

const failedIn = ({ suites = [], specs }: Suite, group = ''): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `e2e/${file}:${line}: ${group}${title}`),
  ...suites.flatMap((inner) => failedIn(inner, `${group}${inner.title}: `)),
]

function reportIn(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

if (words.includes('--help')) console.log(help)
else await runAll()
