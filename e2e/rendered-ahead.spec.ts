import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { emergency } from './content.ts'
import { openConnection } from './support/connection.ts'
import { knowCountry, prerenderingBrowser } from './support/prerendering-browser.ts'
import { test as base, expect } from './support/test.ts'

const test = base.extend<{ ahead: Browser }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for.
  ahead: async ({}, use) => {
    const browser = await prerenderingBrowser()
    await use(browser)
    await browser.close()
  },
})

/** SPEC §9: notification and chatbot come this long after a page. */
const delayMs = 2000

/** Longer than anything on a page waits before it begins by itself. */
const longEnough = 2 * delayMs

async function restOn(tab: Page, selector: string) {
  const link = await tab.waitForSelector(selector)
  await link?.scrollIntoView()
  await link?.hover()
  await wait(longEnough)
  return link
}

/** The tab changes pages in between, and a question to the one that goes is not answered. */
const comesTo = (tab: Page, path: string) =>
  expect.poll(() => tab.evaluate(() => location.pathname).catch(() => '')).toBe(path)

const heading = (tab: Page) => tab.$eval('main h1', ({ textContent }) => textContent)

type Past = { shownAt: number; requests: { name: string; at: number }[] }

const past = (tab: Page): Promise<Past> =>
  tab.evaluate(() => ({
    shownAt: (performance.getEntriesByType('navigation')[0] as { activationStart?: number })
      .activationStart as number,
    requests: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, at: startTime })),
  }))

const isNotified = (tab: Page) =>
  tab.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('indexnow')),
  )

for (const { kind, to, link, isCountryKnown } of [
  {
    kind: 'without islands',
    to: '/services/general-dentistry',
    link: 'footer a[href="/services/general-dentistry"]',
    isCountryKnown: true,
  },
  { kind: 'with islands', to: '/', link: 'header a[href="/"]', isCountryKnown: false },
]) {
  test(`a page ${kind} is rendered while the mouse rests on its link, and begins when it is shown`, async ({
    ahead,
    baseURL,
  }) => {
    const tab = await ahead.newPage()
    const complaints: string[] = []
    tab.on('pageerror', (error) => complaints.push(String(error)))
    tab.on('console', (message) => {
      if (/Content Security Policy|Refused/.test(message.text())) complaints.push(message.text())
    })
    await tab.goto(`${baseURL}/privacy-policy`, { waitUntil: 'networkidle0' })
    if (isCountryKnown) await knowCountry(tab)
    await (await restOn(tab, link))?.click()
    await comesTo(tab, to)
    await isNotified(tab)

    const { shownAt, requests } = await past(tab)
    expect(shownAt, 'the browser had not rendered it').toBeGreaterThan(0)
    const before = requests.filter(({ at }) => at < shownAt).map(({ name }) => name)
    expect(before.length, 'fonts and pictures are there').toBeGreaterThan(1)
    // Its script may be there as well, but asks nobody anything.
    expect(before.filter((name) => /\/api\/|\/functions\/|submit-page/.test(name))).toEqual([])
    const lookUps = requests.filter(({ name }) => name === '/api/visitor-location')
    expect(lookUps).toHaveLength(isCountryKnown ? 0 : 1)
    const submitted = requests.find(({ name }) => name.includes('indexnow'))
    expect((submitted?.at ?? 0) - shownAt).toBeGreaterThanOrEqual(delayMs)

    await tab.click('[data-part="locations-menu"] button')
    await tab.waitForSelector('[data-part="locations-menu"] button[aria-expanded="true"]')
    expect(complaints).toEqual([])
  })
}

test('without a connection a link that was rested on brings the emergency page, and with one again its own', async ({
  ahead,
  baseURL,
}) => {
  const connection = await openConnection(String(baseURL))
  try {
    const tab = await ahead.newPage()
    const start = async () => {
      await tab.goto(`${connection.url}/network-of-clinics`, { waitUntil: 'networkidle0' })
      await tab.evaluate(() => navigator.serviceWorker.ready)
    }
    await start()
    // Once more: now the worker answers.
    await start()
    connection.cut()
    await (await restOn(tab, 'footer a[href="/complaints"]'))?.click()
    await comesTo(tab, '/complaints')
    expect(await heading(tab)).toBe(emergency.hero.title)

    connection.mend()
    await start()
    connection.cut()
    const link = await restOn(tab, 'footer a[href="/complaints"]')
    connection.mend()
    await link?.click()
    await comesTo(tab, '/complaints')
    expect(await heading(tab)).toContain('Complaints')
  } finally {
    connection.close()
  }
})
