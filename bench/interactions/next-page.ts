import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { knowCountry } from './prerendering-browser.ts'

type NextPage = { name: string; from: string; link: string }

/** Links load documents, which the browser renders ahead. */
export const nextPages: NextPage[] = [
  {
    name: 'from home to General Dentistry, rendered ahead',
    from: '/',
    link: '#services a[href="/services/general-dentistry"]',
  },
  {
    name: 'from the privacy policy to General Dentistry, rendered ahead',
    from: '/privacy-policy',
    link: 'footer a[href="/services/general-dentistry"]',
  },
  {
    name: 'from General Dentistry to home, rendered ahead',
    from: '/services/general-dentistry',
    link: 'header a[href="/"]',
  },
]

/** How long the mouse rests on the link: the next page is whole by then, as one that was prefetched. */
const restMs = 1000

/** Milliseconds from the click to the next page's first paint. */
export async function timeToNextPage(
  browser: Browser,
  url: string,
  { from, link, name }: NextPage,
) {
  const visit = await browser.createBrowserContext()
  try {
    const tab = await visit.newPage()
    await tab.goto(url + from, { waitUntil: 'networkidle0' })
    await knowCountry(tab)
    await tab.evaluate(noteClick)
    const target = await tab.waitForSelector(link)
    await target?.scrollIntoView()
    await target?.hover()
    await wait(restMs)
    await target?.click()
    await wait(restMs)
    const { isRenderedAhead, paintedAfter } = await tab.evaluate(firstPaint)
    if (!isRenderedAhead) throw new Error(`${name}: the browser did not`)
    return paintedAfter
  } finally {
    await visit.close()
  }
}

function noteClick() {
  addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), true)
}

/** In the next page, where the clock of the last one still counts. */
function firstPaint() {
  const [arrival] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart: number
  })[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const clicked = Number(sessionStorage.getItem('clicked'))
  return {
    isRenderedAhead: Boolean(arrival && arrival.activationStart > 0),
    paintedAfter: performance.timeOrigin + (paint?.startTime ?? Number.NaN) - clicked,
  }
}
