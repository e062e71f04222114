import { notFoundPath } from '../src/routes.ts'
import { allIslandsBudget, openWithinItsWeight, weighingPhone } from './support/page-weight.ts'
import { expect, test } from './support/test.ts'

// Every page that is listed is weighed by every-page.spec.ts.
test.use({ ...weighingPhone, expectedComplaints: [/404/] })

test('the page for what does not exist stays within its weight', ({ page }) =>
  openWithinItsWeight(page, `${notFoundPath}-page`))

test('all islands of home in use stay within their weight', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' || /submit-page/.test(request.url())) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/')
  for (const island of await page.locator('astro-island > *').all())
    await island.evaluate((element) => element.scrollIntoView())
  await page.locator('#videos [data-video]').first().click()
  await expect(page.locator('#videos iframe')).toHaveCount(1)
  // Not those of the cases that wait beside the first: they have its script.
  const outer = page.locator('astro-island:not([data-ready]):not(astro-island astro-island)')
  await expect(outer).toHaveCount(0)
  await expect(page.locator('astro-island astro-island[data-ready]').first()).toBeAttached()
  const bytes = await Promise.all(sizes)
  expect(bytes.length).toBeGreaterThan(5)
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
