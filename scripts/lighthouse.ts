import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startServer } from '../server/testing/server-process.ts'
import { findChromium } from './chromium.ts'

/**
 * npm run lighthouse: every page of the sitemap on a phone, median of three, and exit code 1 for one below a floor.
 * With addresses (`-- / /blog`) only those.
 */
const runs = 3
const scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Milliseconds, and the shift without a unit. */
const limits = {
  'first-contentful-paint': 950,
  'largest-contentful-paint': 1350,
  'cumulative-layout-shift': 0,
}

const site = await startServer({ NODE_ENV: 'production' })
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-background-networking']
const chromePath = findChromium()
const chrome = await launch({ chromeFlags, ...(chromePath && { chromePath }) })

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function run(path: string) {
  const result = await lighthouse(site.url + path, { port: chrome.port, logLevel: 'error' })
  if (!result) throw new Error(`${path}: Lighthouse gave no report`)
  const { categories, audits } = result.lhr
  return [
    ...Object.keys(scores).map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    ...Object.keys(limits).map((name) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY),
  ]
}

try {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url ?? '').pathname)
  const wanted = process.argv.slice(2)
  const columns = ['page', ...Object.keys(scores), ...Object.keys(limits)]
  console.log(`| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`)
  await run('/') // A browser's first page pays for its own start.
  for (const path of wanted.length > 0 ? wanted : all) {
    const measured: number[][] = []
    for (let time = 0; time < runs; time++) measured.push(await run(path))
    const figures = columns
      .slice(1)
      .map((_, column) => median(measured.map((of) => of[column] ?? 0)))
    const floors = Object.values(scores)
    const isMissed = figures.some((figure, column) =>
      column < floors.length
        ? figure < (floors[column] ?? 0)
        : Math.round(figure * 1000) / 1000 > (Object.values(limits)[column - floors.length] ?? 0),
    )
    if (isMissed) process.exitCode = 1
    const cells = figures.map((figure) => Math.round(figure * 1000) / 1000)
    console.log(`| ${[path, ...cells].join(' | ')} |${isMissed ? ' below its floor' : ''}`)
  }
} finally {
  chrome.kill()
  await site.end('SIGTERM')
}
