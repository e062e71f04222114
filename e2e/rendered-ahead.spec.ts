import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { prerenderingBrowser } from '../bench/interactions/prerendering-browser.ts'
import { expect, test } from './support/test.ts'

/** SPEC §9: notification and chatbot come this long after a page. */
const delayMs = 2000

/** Longer than anything on a page waits before it begins by itself. */
const longEnough = 2 * delayMs

/** The first page as it is once the visitor's country is known, the mouse on one of its links. */
async function restOnLink(tab: Page, baseURL: string | undefined, selector: string) {
  await tab.goto(`${baseURL}/privacy-policy`, { waitUntil: 'networkidle0' })
  await tab.evaluate(() => {
    const location = { country_code: 'GB', country_name: 'United Kingdom', at: Date.now() }
    sessionStorage.setItem('visitor-location', JSON.stringify(location))
  })
  const link = await tab.waitForSelector(selector)
  await link?.scrollIntoView()
  await link?.hover()
  await wait(longEnough)
  return link
}

/** The tab changes pages in between, and a question to the one that goes is not answered. */
const comesTo = (tab: Page, path: string) =>
  expect.poll(() => tab.evaluate(() => location.pathname).catch(() => '')).toBe(path)

type Past = { shownAt: number; requests: { name: string; at: number }[] }

const past = (tab: Page): Promise<Past> =>
  tab.evaluate(() => ({
    shownAt: (performance.getEntriesByType('navigation')[0] as { activationStart?: number })
      .activationStart as number,
    requests: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, at: startTime })),
  }))

for (const [kind, to, place] of [
  ['without React', '/services/general-dentistry', 'footer'],
  ['with React', '/', 'header'],
] as const) {
  test(`a page ${kind} is rendered while the mouse rests on its link, and begins when it is shown`, async ({
    baseURL,
  }) => {
    const browser = await prerenderingBrowser()
    try {
      const tab = await browser.newPage()
      const complaints: string[] = []
      tab.on('pageerror', (error) => complaints.push(String(error)))
      tab.on('console', (message) => {
        if (/Content Security Policy|Refused/.test(message.text())) complaints.push(message.text())
      })
      const link = await restOnLink(tab, baseURL, `${place} a[href="${to}"]`)
      await link?.click()
      await comesTo(tab, to)
      await tab.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('indexnow')),
      )

      const { shownAt, requests } = await past(tab)
      expect(shownAt, 'the browser had not rendered it').toBeGreaterThan(0)
      const ahead = requests.filter(({ at }) => at < shownAt).map(({ name }) => name)
      expect(ahead.length, 'fonts and pictures are there').toBeGreaterThan(1)
      expect(ahead.filter((name) => /\.js$|\/api\/|\/functions\//.test(name))).toEqual([])
      expect(requests.some(({ name }) => name === '/api/visitor-location')).toBe(false)
      const submitted = requests.find(({ name }) => name.includes('indexnow'))
      expect((submitted?.at ?? 0) - shownAt).toBeGreaterThanOrEqual(delayMs)

      await tab.click('[data-shell="locations-menu"] button')
      await tab.waitForSelector('[data-shell="locations-menu"] button[aria-expanded="true"]')
      await tab.evaluate(() => history.back())
      await comesTo(tab, '/privacy-policy')
      expect(complaints).toEqual([])
    } finally {
      await browser.close()
    }
  })
}
