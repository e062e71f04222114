import { pages } from './content.ts'
import { browserWithCache } from './support/browser-with-cache.ts'
import { expect, test } from './support/test.ts'

test('every page comes back out of the back/forward cache as it was left', async ({
  baseURL,
  launchOptions,
}) => {
  test.slow()
  const browser = await browserWithCache(launchOptions)
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.cameBack = String(persisted)
    })
  })
  const lost: string[] = []
  for (const { path } of pages) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.goto('/robots.txt')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html[data-came-back]')).toBeAttached()
    if ((await page.locator('html').getAttribute('data-came-back')) !== 'true') lost.push(path)
  }
  await browser.close()
  expect(lost).toEqual([])
})
