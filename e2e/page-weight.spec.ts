import type { Page } from '@playwright/test'
import { notFoundPath, pages } from '../src/routes.ts'
import { byteBudget } from '../bench/byte-budgets.ts'
import { moduleGrowth } from '../bench/module-growth.ts'
import { expect, test } from './support/test.ts'

// A phone as Lighthouse has it: the pictures that are fetched depend on it.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  expectedComplaints: [/404/],
})

/** The notification, two seconds after the page: on a busy machine it may come before all is at rest. */
const comesLater = /submit-page|indexnow/

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
  return [...answers.values()].filter(({ url }) => !comesLater.test(url))
}

const kilobytes = (loaded: Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

for (const page of [...pages, { path: `${notFoundPath}-page`, isPlain: true as const }]) {
  test(`${page.path} stays within its weight`, async ({ page: tab }) => {
    const loaded = await load(tab, page.path)
    const scripts = loaded.filter(({ type }) => type === 'Script')
    const budget = byteBudget(page)
    const files = scripts.map(({ url }) => new URL(url).pathname.slice(1))
    const grown = ['Grown since the last record (npm run bench:modules):', ...moduleGrowth(files)]
    expect(kilobytes(scripts), grown.join('\n')).toBeLessThanOrEqual(budget.scripts)
    expect(kilobytes(loaded), grown.join('\n')).toBeLessThanOrEqual(budget.total)
    expect(kilobytes(loaded)).toBeGreaterThan(30)
  })
}

test('React and the router are marked to be compiled while they arrive', async ({
  page,
  request,
}) => {
  const loaded = await load(page, '/')
  const libraries = loaded.filter(({ url }) => /\/assets\/(react|router)-/.test(url))
  expect(libraries).toHaveLength(2)
  for (const { url } of libraries)
    expect(await (await request.get(url)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

for (const [path, from] of [
  ['/', 'a page with React'],
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
