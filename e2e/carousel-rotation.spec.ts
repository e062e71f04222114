import type { Locator, Page } from '@playwright/test'
import {
  carousels,
  dots,
  expectPosition,
  openCarousel,
  rewind,
  row,
  slide,
  stopOrStart,
} from './support/carousels.ts'
import { expect, test } from './support/test.ts'

test.slow()

const { team } = carousels
test.use({ viewport: { width: 1440, height: 900 } })

/** At its first position, turning, with the pointer somewhere else. */
async function turning(page: Page) {
  const carousel = await openCarousel(page, team.name)
  await rewind(page, carousel)
  await stopOrStart(carousel).click()
  await movePointerAway(page)
  return carousel
}
const movePointerAway = (page: Page) => page.mouse.move(5, 5)
const expectStill = async (page: Page, carousel: Locator, position = 0) => {
  await page.clock.runFor(4 * team.interval)
  await expectPosition(carousel, position, 3)
}
const expectTurning = async (page: Page, carousel: Locator) => {
  await page.clock.runFor(team.interval)
  await expectPositionAfterSlide(page, carousel, 1)
}
const expectPositionAfterSlide = async (page: Page, carousel: Locator, position: number) => {
  await page.clock.runFor(slide)
  await expectPosition(carousel, position, 3)
}

test('turns when nobody interferes', async ({ page }) => {
  const carousel = await turning(page)
  await expect(row(carousel)).toHaveAttribute('aria-live', 'off')
  await expectTurning(page, carousel)
})

test('a slide takes 500 ms', async ({ page }) => {
  const carousel = await turning(page)
  const offset = () => row(carousel).evaluate((element) => element.scrollLeft)
  await page.clock.runFor(team.interval)
  await page.clock.runFor(400)
  const nearlyThere = await offset()
  await page.clock.runFor(120)
  const there = await offset()
  expect(nearlyThere).toBeGreaterThan(there / 2)
  expect(nearlyThere).toBeLessThan(there)
  await page.clock.runFor(500)
  expect(await offset()).toBe(there)
})

test('rests under the pointer, and goes on when it leaves', async ({ page }) => {
  const carousel = await turning(page)
  await row(carousel).hover()
  await expect(row(carousel)).toHaveAttribute('aria-live', 'polite')
  await expectStill(page, carousel)
  await movePointerAway(page)
  await expect(row(carousel)).toHaveAttribute('aria-live', 'off')
  await expectTurning(page, carousel)
})

test('rests under the pointer on a part that has a script of its own', async ({ page }) => {
  const { name, interval } = carousels.transformations
  const carousel = await openCarousel(page, name)
  await rewind(page, carousel)
  await stopOrStart(carousel).click()
  await movePointerAway(page)
  const picture = carousel.locator('.before-after').first()
  // From the words beside it: the pointer does not leave the carousel.
  await carousel.getByRole('heading', { level: 3 }).first().hover()
  await picture.hover()
  await expect(row(carousel)).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(2 * interval)
  await expectPosition(carousel, 0, 1)
  await movePointerAway(page)
  await expect(row(carousel)).toHaveAttribute('aria-live', 'off')
})

test('stops at keyboard focus until the visitor starts it again', async ({ page }) => {
  const carousel = await turning(page)
  // From the button that was clicked: the focus was within, but not by keyboard.
  await page.keyboard.press('Tab')
  await expect(stopOrStart(carousel)).toHaveAccessibleName('Start automatic slide show')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expectStill(page, carousel)
  await stopOrStart(carousel).click()
  await movePointerAway(page)
  await expectTurning(page, carousel)
})

test('its button comes first in the tab order and says what it will do', async ({ page }) => {
  const carousel = await turning(page)
  const first = carousel.locator('button, a[href], input, [tabindex="0"]').first()
  await expect(first).toHaveAccessibleName('Stop automatic slide show')
  await expect(first).not.toHaveAttribute('aria-pressed')
  await first.click()
  await expect(first).toHaveAccessibleName('Start automatic slide show')
  await movePointerAway(page)
  await expectStill(page, carousel)
  await first.click()
  await expect(first).toHaveAccessibleName('Stop automatic slide show')
})

test('rests off screen', async ({ page }) => {
  const carousel = await turning(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(row(carousel)).toHaveAttribute('aria-live', 'polite')
  await expectStill(page, carousel)
})

test('rests in a hidden tab', async ({ page }) => {
  const carousel = await turning(page)
  const setTab = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await setTab('hidden')
  await expect(row(carousel)).toHaveAttribute('aria-live', 'polite')
  await expectStill(page, carousel)
  await setTab('visible')
  await expect(row(carousel)).toHaveAttribute('aria-live', 'off')
  await expectTurning(page, carousel)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('starts stopped, moves without a slide, and turns only when asked to', async ({ page }) => {
    const carousel = await openCarousel(page, team.name)
    await expect(stopOrStart(carousel)).toHaveAccessibleName('Start automatic slide show')
    await expectStill(page, carousel)
    await dots(carousel).nth(1).click()
    await page.clock.runFor(20)
    await expectPosition(carousel, 3, 3)
    await stopOrStart(carousel).click()
    await page.clock.runFor(team.interval)
    await expectPositionAfterSlide(page, carousel, 4)
  })
})

// With the page everything of it ends: what could pile up are the timers of one page.
test('one step waits at a time, and none when it is stopped', async ({ page }) => {
  const carousel = await turning(page)
  await page.evaluate(() => {
    const pending = new Set<unknown>()
    Object.assign(window, { pendingSteps: pending })
    const { setTimeout: set, clearTimeout: clear } = window
    window.setTimeout = ((run: () => void, delay?: number) => {
      const timer = set(() => {
        pending.delete(timer)
        run()
      }, delay)
      if (delay === 4000 || delay === 5000) pending.add(timer)
      return timer
    }) as typeof setTimeout
    window.clearTimeout = (timer) => {
      pending.delete(timer)
      clear(timer)
    }
  })
  const pendingSteps = () =>
    page.evaluate(() => (window as unknown as { pendingSteps: Set<unknown> }).pendingSteps.size)
  await page.clock.runFor(team.interval)
  await expectPositionAfterSlide(page, carousel, 1)
  expect(await pendingSteps()).toBe(1)
  await page.clock.runFor(team.interval)
  await expectPositionAfterSlide(page, carousel, 2)
  expect(await pendingSteps()).toBe(1)
  await stopOrStart(carousel).click()
  await expect.poll(pendingSteps).toBe(0)
})
