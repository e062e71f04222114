import * as chromeLauncher from 'chrome-launcher'
import { findChromium } from '../scripts/test/chromium.ts'
import { serveBuild } from '../scripts/test/serve-build.ts'
import { pages } from '../src/content/all-pages.ts'
import { notFoundPath } from '../src/routes.ts'
import { keepResults, option, printHead, printRow } from './figures.ts'
import { measurePage, type PageFigures, type Throttling } from './measure-page.ts'
import { budgetFor, overBudget } from './page-budgets.ts'

/**
 * npm run bench:pages: every page of the built site through the real server, Lighthouse on a phone,
 * median of three; three pages under applied throttling too. Exits 1 when a page is over its budget.
 *
 * --only=/blog,/  some pages   --runs=1  fewer runs
 */
const only = option('only')?.split(',')
const runs = Number(option('runs') ?? 3)
const alsoApplied = ['/', '/emergency-dentist', '/services/general-dentistry']

const columns: Record<string, (result: PageFigures) => string | number> = {
  page: ({ path }) => path,
  throttling: ({ throttling }) => throttling,
  perf: ({ performance }) => performance,
  a11y: ({ accessibility }) => accessibility,
  best: ({ bestPractices }) => bestPractices,
  SEO: ({ seo }) => seo,
  'FCP s': ({ fcp }) => fcp.toFixed(2),
  'LCP s': ({ lcp }) => lcp.toFixed(2),
  'TBT ms': ({ tbt }) => Math.round(tbt),
  CLS: ({ cls }) => cls.toFixed(3),
  'scripts KB': ({ scripts }) => Math.round(scripts),
  'total KB': ({ total }) => Math.round(total),
  machine: ({ machine }) => Math.round(machine),
}

const paths = [...pages.map(({ path }) => path as string), `${notFoundPath}-page`].filter(
  (path) => !only || only.includes(path),
)
const site = await serveBuild()
const chrome = await chromeLauncher.launch({
  chromePath: findChromium(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
  ],
})

const measure = (path: string, throttling: Throttling, times = runs) =>
  measurePage({ url: site.url + path, path, port: chrome.port, runs: times, throttling })

const results: PageFigures[] = []
try {
  // Not counted: a browser's first page pays for the browser's own start.
  await measure('/', 'simulate', 1)
  for (const path of paths) {
    results.push(await measure(path, 'simulate'))
    if (alsoApplied.includes(path)) results.push(await measure(path, 'devtools'))
  }
} finally {
  chrome.kill()
  site.stop()
}

printHead(Object.keys(columns))
for (const result of results) printRow(Object.values(columns).map((cell) => cell(result)))
keepResults('pages', results)

const problems = results.flatMap((figures) => overBudget(figures, budgetFor(figures)))
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0 ? 'every page is within its budget' : `${problems.length} over budget`,
)
process.exitCode = problems.length === 0 ? 0 : 1
