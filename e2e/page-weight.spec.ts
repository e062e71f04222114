import type { Page } from '@playwright/test'
import { allIslandsBudget, byteBudget } from '../bench/byte-budgets.ts'
import { pages } from '../src/content/all-pages.ts'
import { notFoundPath } from '../src/routes.ts'
import { expect, test } from './support/test.ts'

// A phone as Lighthouse has it: the pictures that are fetched depend on it.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  expectedComplaints: [/404/],
})

/**
 * The notification, two seconds after the page, and the two pages fetched in idle moments: on a busy
 * machine they may come before all is at rest.
 */
const comesLater = /submit-page|indexnow/
const isFetchedAhead = ({ type }: Loaded) => type === 'Other' || type === 'Prefetch'

type Loaded = { url: string; type: string; bytes: number }

/** Everything that came over the wire until the page was at rest. */
async function load(page: Page, path: string): Promise<Loaded[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const answers = new Map<string, Loaded>()
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    answers.set(requestId, { url: response.url, type, bytes: 0 })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.bytes = encodedDataLength
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return [...answers.values()].filter(
    (answer) => !comesLater.test(answer.url) && !isFetchedAhead(answer),
  )
}

const kilobytes = (loaded: Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

for (const path of [...pages.map((page) => page.path), `${notFoundPath}-page`]) {
  test(`${path} stays within its weight`, async ({ page }) => {
    const loaded = await load(page, path)
    const scripts = loaded.filter(({ type }) => type === 'Script')
    const budget = byteBudget(path)
    expect(kilobytes(scripts)).toBeLessThanOrEqual(budget.scripts)
    expect(kilobytes(loaded)).toBeLessThanOrEqual(budget.total)
    expect(kilobytes(loaded)).toBeGreaterThan(30)
    const fonts = loaded.filter(({ type }) => type === 'Font').map(({ url }) => url)
    expect(fonts.length, 'its own cut of the heading font, and the text font').toBe(2)
    expect(fonts.join()).toContain('fraunces-phone')
  })
}

test('all islands of home in use stay within their weight', async ({ page }) => {
  const sizes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return
    sizes.set(request.url(), (await request.sizes()).responseBodySize)
  })
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/')
  for (const island of await page.locator('astro-island > *').all())
    await island.evaluate((element) => element.scrollIntoView())
  await page.locator('#videos [data-video]').first().click()
  await expect(page.locator('#videos iframe')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const bytes = [...sizes].flatMap(([url, size]) => (/submit-page/.test(url) ? [] : size))
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(allIslandsBudget)
})

for (const [path, from] of [
  ['/', 'a page with islands'],
  ['/privacy-policy', 'a page without'],
] as const) {
  for (const isChromium of [true, false]) {
    const way = isChromium ? 'a link' : 'fetch, where the policy refuses links'
    test(`${from} fetches for later, by ${way}, nothing that it has or has asked for`, async ({
      page,
    }) => {
      if (!isChromium)
        await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }))
      const asked: { path: string; isFetch: boolean }[] = []
      page.on('request', (request) => {
        const isFetch = request.resourceType() === 'fetch'
        asked.push({ path: new URL(request.url()).pathname, isFetch })
      })
      // As on a real network: the next is asked for before the last has come.
      await page.route('**/assets/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        await route.continue()
      })
      await page.goto(path)
      await expect
        .poll(() => asked.some(({ path }) => path.includes('cosmetic-dentistry')))
        .toBe(true)
      const ahead = asked.filter(({ path }) => /general-dentistry|cosmetic-dentistry/.test(path))
      expect(ahead.map(({ isFetch }) => isFetch)).toEqual([!isChromium, !isChromium])
      const paths = asked.map(({ path }) => path)
      expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    })
  }
}
