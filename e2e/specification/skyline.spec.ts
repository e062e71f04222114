import type { Page } from '@playwright/test'
import { footer } from '../content.ts'
import { expect, test } from '../support/specification.ts'

/** How brightly the windows and the door of each practice are lit, from the left, and how dark the sky is. */
const lights = (page: Page) =>
  page.locator('.skyline').evaluate((skyline) => {
    const opacities = (selector: string, pseudo?: string) =>
      [...skyline.querySelectorAll(selector)].map((element) =>
        Number(getComputedStyle(element, pseudo).opacity),
      )
    const [dark] = opacities('.skyline-dark')
    const [stars] = opacities('.skyline-landmark', '::before')
    return {
      windows: opacities('.skyline-windows'),
      doors: opacities('.skyline-door'),
      dark,
      stars,
    }
  })

const dim = 0.4

test.describe('the skyline', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const [moment, when, expected] of [
    [
      '2026-11-16T12:45:00Z',
      'while two are at lunch',
      { windows: [dim, 1, dim], doors: [dim, 1, dim], dark: 0, stars: 0 },
    ],
    [
      '2026-11-16T16:45:00Z',
      'when the first has closed',
      { windows: [1, 1, 0], doors: [1, 1, 0], dark: 1, stars: 0 },
    ],
    [
      '2026-11-21T12:00:00Z',
      'on a Saturday, when all are closed',
      { windows: [0, 0, 0], doors: [1, 1, 1], dark: 1, stars: 1 },
    ],
  ] as const) {
    test(`${when} is lit as it should be`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(moment))
      await page.goto('/privacy-policy')
      await page.locator('.skyline').scrollIntoViewIfNeeded()
      await expect.poll(() => lights(page)).toEqual(expected)
    })
  }

  test('changes while the page stays open', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-16T16:59:00Z') })
    await page.goto('/privacy-policy')
    await page.locator('.skyline').scrollIntoViewIfNeeded()
    await expect.poll(async () => (await lights(page)).windows).toEqual([1, 1, 0])
    await page.clock.fastForward(60_000)
    await expect.poll(async () => (await lights(page)).stars).toBe(1)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the skyline lies in daylight and claims nothing', async ({ page }) => {
    await page.goto('/privacy-policy')
    expect(await lights(page)).toEqual({
      windows: [0, 0, 0],
      doors: [0, 0, 0],
      dark: 0,
      stars: 0,
    })
    await expect(page.getByText(footer.skyline.line)).toBeHidden()
  })
})
