import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { startServer } from '../server/testing/server-process.ts'
import { findChromium } from './chromium.ts'

/**
 * npm run lighthouse: every page of the sitemap on a phone, median of three, and exit code 1 for one below a floor.
 * With addresses (`-- / /blog`) only those. Lighthouse is fetched by npx when it is asked for, in this version.
 */
const report = 'test-results/lighthouse.json'
const command = `npx --yes lighthouse@13.5.0 --quiet --output=json --output-path=${report}`
const flags = '--headless=new --no-sandbox --disable-background-networking'
const runs = 3
const floors = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Milliseconds, and the shift without a unit. */
const limits = {
  'first-contentful-paint': 950,
  'largest-contentful-paint': 1350,
  'cumulative-layout-shift': 0,
}

const median = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] as number

function measure(url: string): number[] {
  rmSync(report, { force: true })
  const { stderr } = spawnSync(`${command} --chrome-flags="${flags}" ${url}`, {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: findChromium() },
  })
  if (!existsSync(report)) throw new Error(`${url}: Lighthouse gave no report\n${stderr}`)
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  return [
    ...Object.keys(floors).map((name) => Math.round(categories[name].score * 100)),
    ...Object.keys(limits).map((name) => Math.round(audits[name].numericValue * 1000) / 1000),
  ]
}

mkdirSync('test-results', { recursive: true })
const site = await startServer({ NODE_ENV: 'production' })
try {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  const wanted = process.argv.slice(2)
  console.log(`| ${['page', ...Object.keys(floors), ...Object.keys(limits)].join(' | ')} |`)
  for (const path of wanted.length > 0 ? wanted : all) {
    const measured = Array.from({ length: runs }, () => measure(site.url + path))
    const figures = (measured[0] ?? []).map((_, at) => median(measured.map((run) => run[at] ?? 0)))
    const isMissed =
      Object.values(floors).some((floor, at) => (figures[at] ?? 0) < floor) ||
      Object.values(limits).some((limit, at) => (figures[at + 4] ?? 0) > limit)
    if (isMissed) process.exitCode = 1
    console.log(`| ${[path, ...figures].join(' | ')} |${isMissed ? ' below its floor' : ''}`)
  }
} finally {
  await site.end('SIGTERM')
}
