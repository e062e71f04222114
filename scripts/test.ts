import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { ensureChromium } from './chromium.ts'

/**
 * npm test                           types, lint, unit, build, browser
 * npm test -- --quick                types, lint, unit tests that start no process
 * npm test -- e2e/faq.spec.ts        these browser tests, on a fresh build, or these unit tests (.test.ts)
 */
const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const files = words.filter((word) => /\.(test|spec)\./.test(word))
const specs = files.filter((file) => file.includes('.spec.'))
const unitFiles = files.filter((file) => file.includes('.test.'))

const content = 'node scripts/content-check.ts'
const types = 'astro check --minimumSeverity warning'
const lint = 'biome check --error-on-warnings'
const unit = `vitest run ${unitFiles.join(' ')} ${isQuick ? '--exclude "**/*.process.test.ts"' : ''}`
const build = 'npm run --silent build'
const browser = `playwright test ${specs.join(' ')}`
const [unitReport, browserReport] = ['test-results/unit.xml', 'test-results/browser.xml']

let passed = 0
let failed = 0
const firstFailures: string[] = []

/** A stage that writes a report counts its tests, any other as one. @returns whether it has passed */
async function stage(
  name: string,
  command: string,
  report?: string,
  output = run(command, report),
) {
  console.log(`\n── ${name}`)
  const start = Date.now()
  const { isGreen, said } = await output
  process.stdout.write(said)
  const { all, failures } = report ? testsIn(report) : { all: 1, failures: [] }
  if (!isGreen && failures.length === 0) failures.push(`${command} did not pass`)
  passed += Math.max(0, all - failures.length)
  failed += failures.length
  if (failures[0]) firstFailures.push(`${name}, first of ${failures.length}: ${failures[0]}`)
  console.log(`${name}: ${Math.round((Date.now() - start) / 1000)} s`)
  return failures.length === 0
}

async function run(command: string, report?: string, hold = false) {
  if (report) rmSync(report, { force: true })
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', hold ? 'pipe' : 'inherit', 'inherit'],
  })
  const said = child.stdout ? text(child.stdout) : ''
  const [code] = await once(child, 'close')
  return { isGreen: code === 0, said: await said }
}

/** Vitest and Playwright both write JUnit's XML. */
function testsIn(report: string) {
  let xml = ''
  try {
    xml = readFileSync(report, 'utf8')
  } catch {}
  // What a test has printed may stand before how it failed.
  const tests = xml.split('<testcase ').slice(1)
  const attribute = (of: string, name: string) =>
    (new RegExp(`\\b${name}="([^"]*)"`).exec(of)?.[1] ?? '')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
  return {
    all: tests.filter((test) => !/^\s*<skipped/m.test(test)).length,
    failures: tests
      .filter((test) => /^\s*<(failure|error)\b/m.test(test))
      .map((test) => `${attribute(test, 'classname')}: ${attribute(test, 'name')}`),
  }
}

async function everything() {
  if (!isQuick) ensureChromium()
  // A slip in content/ would make everything else fail, and say less.
  if (!(await stage('content', content))) return
  // Beside each other; told of one after the other.
  const [typesDone, lintDone] = [run(types, undefined, true), run(lint, undefined, true)]
  const unitDone = run(unit, unitReport, true)
  await stage('types', types, undefined, typesDone)
  await stage('lint', lint, undefined, lintDone)
  await stage('unit', unit, unitReport, unitDone)
  if (isQuick) return
  if (await stage('build', build)) await stage('browser', browser, browserReport)
}

async function some() {
  if (unitFiles.length > 0) await stage('unit', unit, unitReport)
  if (specs.length > 0) await stage('browser', browser, browserReport)
}

await (files.length > 0 ? some() : everything())
for (const failure of firstFailures) console.log(`\nFailed in ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
