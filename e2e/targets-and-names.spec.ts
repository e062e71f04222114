import type { Page } from '@playwright/test'
import { pageStates } from './support/page-states.ts'
import { pages, widths } from './support/pages.ts'
import { coveredControls, misnamedControls, smallTargets } from './support/targets.ts'
import { expect, test } from './support/test.ts'

// The browser itself reports that a page was answered with 404.
test.use({ expectedComplaints: [/404|no-such-page/], contextOptions: { reducedMotion: 'reduce' } })

/** Dots come with the script, and the script with the screen. */
async function wakeCarousels(page: Page) {
  for (const carousel of await page.locator('.carousel').all()) {
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.locator('.carousel-dot').first()).toBeVisible()
  }
}

for (const [width, least] of [
  [320, 44],
  [390, 44],
  [1440, 24],
] as const) {
  test(`at ${width} px every control is at least ${least} px in both directions, and its name holds what is written on it`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 844 })
    const found: string[] = []
    for (const { path } of pages) {
      await page.goto(path)
      await wakeCarousels(page)
      for (const problem of [
        ...(await smallTargets(page, least)),
        ...(await misnamedControls(page)),
      ])
        found.push(`${path}: ${problem}`)
    }
    expect(found).toEqual([])
  })
}

for (const width of widths) {
  test(`at ${width} px nothing lies over a control`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 844 })
    const found: string[] = []
    for (const path of [...pages.map(({ path }) => path), '/no-such-page']) {
      await page.goto(path)
      for (const problem of await coveredControls(page)) found.push(`${path}: ${problem}`)
    }
    expect(found).toEqual([])
  })
}

test('the same holds for what opens on a phone', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.close()
  for (const { name, open } of pageStates.filter(({ at }) => at.includes(390))) {
    const fresh = await context.newPage()
    await fresh.setViewportSize({ width: 390, height: 844 })
    await fresh.route('**/api/visitor-location', (route) =>
      route.fulfill({ json: { country_code: 'GB', country_name: 'United Kingdom' } }),
    )
    await open(fresh)
    expect(await smallTargets(fresh, 44), name).toEqual([])
    expect(await misnamedControls(fresh), name).toEqual([])
    await fresh.close()
  }
})
