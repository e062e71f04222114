import type { Page } from '@playwright/test'
import { carousels, findCarousel, stopOrStart } from './support/carousels.ts'
import { expect, test } from './support/test.ts'

const header = (page: Page) => page.locator('[data-part="header"]')

/** In view, within reach, and not under the header. */
async function expectShown(page: Page, id: string) {
  const target = page.locator(`[id="${id}"]`)
  await expect(target).toBeInViewport({ ratio: 0.5 })
  await expect(page.locator('[inert]', { has: target })).toHaveCount(0)
  const bottom = await header(page).evaluate((it) => it.getBoundingClientRect().bottom)
  expect(await target.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThan(bottom - 1)
}

const follow = (page: Page, id: string) => page.evaluate((hash) => location.assign(`#${hash}`), id)

test('an address leads to a card of a carousel, which stays there', async ({ page }) => {
  const carousel = findCarousel(page, carousels.team.name)
  await page.goto('/#hannah-sykes')
  await expect(stopOrStart(carousel)).toHaveAccessibleName('Start automatic slide show')
  await expectShown(page, 'hannah-sykes')

  await follow(page, 'geoffrey-thackray')
  await expectShown(page, 'geoffrey-thackray')
  await follow(page, 'crossbite-on-one-side')
  await expectShown(page, 'crossbite-on-one-side')
})

test('an address opens the answer that it names', async ({ page }) => {
  await page.goto('/services/dental-implants#how-long-do-implants-last')
  await expectShown(page, 'how-long-do-implants-last')
  await follow(page, 'what-are-the-alternatives')
  await expectShown(page, 'what-are-the-alternatives')
  await expect(page.locator('[id="how-long-do-implants-last"]')).toBeHidden()
})
