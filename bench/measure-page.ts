import lighthouse from 'lighthouse'
import { medians } from './figures.ts'

export type Throttling = 'simulate' | 'devtools'

export type PageFigures = {
  path: string
  throttling: Throttling
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Seconds. */
  fcp: number
  lcp: number
  /** Milliseconds. */
  tbt: number
  cls: number
  /** Kilobytes as transferred on load, without what is fetched in idle moments for later. */
  scripts: number
  total: number
  thirdParty: number
  /** Lighthouse's own measure of the machine, during this page. */
  machine: number
}

type Task = { url: string; path: string; port: number; runs: number; throttling: Throttling }

/** The median of several runs, figure by figure. */
export async function measurePage({ runs, ...task }: Task): Promise<PageFigures> {
  const all: PageFigures[] = []
  for (let run = 0; run < runs; run++) all.push(await oneRun(task))
  return medians(all)
}

async function oneRun({ url, path, port, throttling }: Omit<Task, 'runs'>): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: throttling,
    // The not-found page is measured like the others.
    ignoreStatusCode: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  const report = result?.lhr
  if (!report) throw new Error(`${url}: Lighthouse gave no report`)
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? 0
  const requests =
    (report.audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? []
  const host = new URL(url).host
  const weight = (wanted: (request: Request) => boolean) =>
    requests
      .filter(isOnLoad)
      .filter(wanted)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  return {
    path,
    throttling,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scripts: weight(({ resourceType }) => resourceType === 'Script'),
    total: weight(() => true),
    thirdParty: requests.filter(
      (request) => request.url.startsWith('http') && new URL(request.url).host !== host,
    ).length,
    machine: report.environment.benchmarkIndex,
  }
}

type Request = { url: string; resourceType: string; priority: string; transferSize: number }

/** The next pages, and the note to search engines two seconds after the page, are no part of it. */
const isOnLoad = ({ url, priority }: Request) =>
  priority !== 'VeryLow' && !/submit-page|indexnow/.test(url)
