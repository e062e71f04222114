import { expect, test } from './support/test.ts'

/*
 * Words are read in a font of the device until ours has come. Astro gives one that is found everywhere the
 * measures of ours; on a device without it the words may move, but not by what Web Vitals call much.
 */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })

for (const path of ['/', '/emergency-dentist', '/services/general-dentistry', '/nhs-information'])
  test(`${path} stands still when its fonts come late`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shift: (Reflect.get(window, 'shift') ?? 0) + value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    // In the font of the device, painted.
    await expect(page.locator('main h1')).toBeVisible()
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    resolve()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    const fonts = await page.evaluate(() => [...document.fonts].map(({ status }) => status))
    expect(fonts.filter((status) => status === 'loaded').length).toBeGreaterThanOrEqual(2)
    expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBeLessThan(0.1)
  })
