import type { Locator, Page } from '@playwright/test'
import {
  aboutCarousel,
  carousels,
  dots,
  expectPosition,
  openCarousel,
  press,
  pressDot,
  row,
  slide,
  slides,
  stopOrStart,
} from './support/carousels.ts'
import { expect, test } from './support/test.ts'

/*
 * That each control moves its carousel, and the clock turns it. Which positions there are, at which
 * width and for how many cards, is src/lib/carousel-position.test.ts.
 */

const { services, team, transformations } = carousels

test.use({ viewport: { width: 1440, height: 900 } })

for (const [section, { name, interval, inView, count }] of Object.entries(carousels))
  test(`${section}: turns by its interval, wraps both ways by button, jumps by dot`, {
    tag: '@engines',
  }, async ({ page }) => {
    const carousel = await openCarousel(page, name)
    const last = count - inView
    await press(carousel, 'Previous slide')
    await expectPosition(carousel, last, inView)
    await press(carousel, 'Next slide')
    await expectPosition(carousel, 0, inView)
    await pressDot(carousel, 1)
    await expectPosition(carousel, section === 'team' || section === 'reviews' ? 3 : 1, inView)
    await expect(dots(carousel).nth(1)).toHaveAttribute('aria-current', 'true')
    await pressDot(carousel, 0)
    await turn(page, carousel)
    await page.clock.runFor(interval - 1)
    await expectPosition(carousel, 0, inView)
    await page.clock.runFor(1 + slide)
    await expectPosition(carousel, 1, inView)
  })

test('statements: two in view on a tablet, moved by hand only', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  const carousel = await openCarousel(page, aboutCarousel.name)
  await expect(stopOrStart(carousel)).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expectPosition(carousel, 0, 2)
  await press(carousel, 'Previous slide')
  await expectPosition(carousel, aboutCarousel.count - 2, 2)
})

test('a window that changes its width keeps the place and the dot', async ({ page }) => {
  const carousel = await openCarousel(page, team.name)
  await pressDot(carousel, (await dots(carousel).count()) - 1)
  for (const width of [767, 1440, 390, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await expectPosition(carousel, team.count - 1, width < 768 ? 1 : 3)
    await expect(dots(carousel).last()).toHaveAttribute('aria-current', 'true')
  }
})

test('a slide takes 500 ms', async ({ page }) => {
  const carousel = await openCarousel(page, team.name)
  await turn(page, carousel)
  const offset = () => row(carousel).evaluate((element) => element.scrollLeft)
  await page.clock.runFor(team.interval + 400)
  const nearlyThere = await offset()
  await page.clock.runFor(120)
  const there = await offset()
  expect(nearlyThere).toBeGreaterThan(there / 2)
  expect(nearlyThere).toBeLessThan(there)
  await page.clock.runFor(500)
  expect(await offset()).toBe(there)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('three-card windows are a row with one card and a peek; a swipe moves the position', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, team.name)
    const peek = await slides(carousel).nth(1).boundingBox()
    expect(peek?.x).toBeLessThan(390 - 8)
    expect((peek?.x ?? 0) + (peek?.width ?? 0)).toBeGreaterThan(390)
    await carousel.evaluate((element) =>
      element.scrollIntoView({ block: 'start', behavior: 'instant' }),
    )
    await swipe(page, carousel, -270)
    await expectPosition(carousel, 1, 1)
    await comesToRest(carousel)
    await press(carousel, 'Next slide')
    await expectPosition(carousel, 2, 1)
  })
})

test.describe('with a mouse', () => {
  test('the row can be dragged both ways, and stays inside its bounds', {
    tag: '@engines',
  }, async ({ page }) => {
    const carousel = await openCarousel(page, team.name)
    for (const [pixels, position] of [
      [-650, 2],
      [120, 1],
      [650, 0],
    ] as const) {
      await drag(page, carousel, pixels)
      await expectPosition(carousel, position, 3)
    }
  })

  test('a drag that begins on a link does not follow it', async ({ page }) => {
    const carousel = await openCarousel(page, services.name)
    const link = await slides(carousel).first().getByRole('link').boundingBox()
    if (!link) throw new Error('no link')
    await page.mouse.move(link.x + 20, link.y + 10)
    await page.mouse.down()
    await page.mouse.move(link.x - 60, link.y + 10, { steps: 5 })
    await page.mouse.up()
    await page.clock.runFor(slide)
    await expectPosition(carousel, 1, 3)
    await expect(page).toHaveURL('/')
  })
})

test.describe('with a keyboard', () => {
  test('arrow keys move it, and are the browser’s beside Alt', { tag: '@engines' }, async ({
    page,
  }) => {
    const carousel = await openCarousel(page, team.name)
    await row(carousel).focus()
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(slide)
    await expectPosition(carousel, 1, 3)
    await page.keyboard.press('ArrowLeft')
    await page.clock.runFor(slide)
    await expectPosition(carousel, 0, 3)
    await page.evaluate(() => {
      addEventListener('keydown', (event) => {
        if (event.key === 'ArrowLeft') Object.assign(window, { taken: event.defaultPrevented })
      })
    })
    await page.keyboard.press('Alt+ArrowLeft')
    expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toBe(false)
  })

  test('focus never reaches a card outside the window, nor is lost with one', async ({ page }) => {
    const carousel = await openCarousel(page, services.name)
    const links = slides(carousel).getByRole('link')
    await row(carousel).focus()
    for (let card = 0; card < 3; card++) {
      await page.keyboard.press('Tab')
      await expect(links.nth(card)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(dots(carousel).first()).toBeFocused()
    await links.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(slide)
    await expect(row(carousel)).toBeFocused()
  })
})

test.describe('rotation', () => {
  test('rests under the pointer, is announced then, and goes on when the pointer leaves', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, transformations.name)
    await turn(page, carousel)
    await expect(row(carousel)).toHaveAttribute('aria-live', 'off')
    await carousel.getByRole('heading', { level: 3 }).first().hover()
    // A part with an island of its own: the pointer does not leave the carousel.
    await carousel.locator('.before-after').first().hover()
    await expect(row(carousel)).toHaveAttribute('aria-live', 'polite')
    await expectStill(page, carousel, transformations)
    await movePointerAway(page)
    await expect(row(carousel)).toHaveAttribute('aria-live', 'off')
    await expectTurning(page, carousel, transformations)
  })

  test('stops at keyboard focus until the visitor starts it again', async ({ page }) => {
    const carousel = await openCarousel(page, team.name)
    await turn(page, carousel)
    // From the button that was clicked: the focus was within, but not by keyboard.
    await page.keyboard.press('Tab')
    await expect(stopOrStart(carousel)).toHaveAccessibleName('Start automatic slide show')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expectStill(page, carousel, team)
    await turn(page, carousel)
    await expectTurning(page, carousel, team)
    await stopOrStart(carousel).click()
    await movePointerAway(page)
    await page.clock.runFor(4 * team.interval)
    await expectPosition(carousel, 1, 3)
  })

  test('rests off screen and in a hidden tab', async ({ page }) => {
    const carousel = await openCarousel(page, team.name)
    await turn(page, carousel)
    const setTab = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          value: visibility,
          configurable: true,
        })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await setTab('hidden')
    await expect(row(carousel)).toHaveAttribute('aria-live', 'polite')
    await expectStill(page, carousel, team)
    await setTab('visible')
    await expect(row(carousel)).toHaveAttribute('aria-live', 'off')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(row(carousel)).toHaveAttribute('aria-live', 'polite')
    await expectStill(page, carousel, team)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('starts stopped, moves without a slide, and turns only when asked to', async ({ page }) => {
    const carousel = await openCarousel(page, team.name)
    await expect(stopOrStart(carousel)).toHaveAccessibleName('Start automatic slide show')
    await expectStill(page, carousel, team)
    await dots(carousel).nth(1).click()
    await page.clock.runFor(20)
    await expectPosition(carousel, 3, 3)
    await stopOrStart(carousel).click()
    await page.clock.runFor(team.interval + slide)
    await expectPosition(carousel, 4, 3)
  })
})

/** Starts it, with the pointer somewhere else. */
async function turn(page: Page, carousel: Locator) {
  await stopOrStart(carousel).click()
  await movePointerAway(page)
}

const movePointerAway = (page: Page) => page.mouse.move(5, 5)

type Turning = { interval: number; inView: number }

async function expectStill(page: Page, carousel: Locator, { interval, inView }: Turning) {
  await page.clock.runFor(4 * interval)
  await expectPosition(carousel, 0, inView)
}

async function expectTurning(page: Page, carousel: Locator, { interval, inView }: Turning) {
  await page.clock.runFor(interval + slide)
  await expectPosition(carousel, 1, inView)
}

/** A finger that drags the row natively, as on a phone. */
async function swipe(page: Page, carousel: Locator, pixels: number) {
  const box = await row(carousel).boundingBox()
  if (!box) throw new Error('the row is not shown')
  const session = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width * 0.85, box.y + Math.min(box.height, 300) / 2]
  // The hand's own clock: however busy the machine, it moves calmly and rests before it lets go.
  const start = Date.now() / 1000 - 1
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number, x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + at,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', 0, x)
  for (let step = 1; step <= 12; step++)
    await touch('touchMove', step * 0.016, x + (pixels * step) / 12)
  await touch('touchMove', 0.7, x + pixels)
  await touch('touchEnd', 0.9)
}

/** The browser's own snapping goes on for a moment after the card is in sight. */
async function comesToRest(carousel: Locator) {
  const left = () => row(carousel).evaluate((element) => element.scrollLeft)
  await expect(async () => expect(await left()).toBe(await left())).toPass()
}

async function drag(page: Page, carousel: Locator, pixels: number) {
  await row(carousel).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const box = await row(carousel).boundingBox()
  if (!box) throw new Error('the row is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels / 2, y, { steps: 4 })
  await page.mouse.move(x + pixels, y, { steps: 4 })
  await page.mouse.up()
  await page.clock.runFor(slide)
}
