import type { Locator, Page } from '@playwright/test'
import {
  carousels,
  dots,
  expectPosition,
  openCarousel,
  press,
  rewind,
  row,
  slide,
  slides,
} from './support/carousels.ts'
import { expect, test } from './support/test.ts'

test.slow()

const { services, team, reviews, transformations } = carousels

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
}

for (const width of [320, 390]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true })

    for (const { name } of [team, reviews]) {
      test(`${name}: one card and a peek; a swipe moves the position`, async ({ page }) => {
        const carousel = await openCarousel(page, name)
        await rewind(page, carousel)
        const peek = await slides(carousel).nth(1).boundingBox()
        expect(peek?.x).toBeLessThan(width - 8)
        expect((peek?.x ?? 0) + (peek?.width ?? 0)).toBeGreaterThan(width)

        await carousel.evaluate((element) =>
          element.scrollIntoView({ block: 'start', behavior: 'instant' }),
        )
        await swipe(page, carousel, -width * 0.7)
        await expectPosition(carousel, 1, 1)
        await comesToRest(carousel)
        await swipe(page, carousel, -width * 0.7)
        await expectPosition(carousel, 2, 1)
        await comesToRest(carousel)
        await press(carousel, 'Previous slide')
        await page.clock.runFor(slide)
        await expectPosition(carousel, 1, 1)
      })
    }
  })
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the row can be dragged both ways, and stays inside its bounds', async ({ page }) => {
    const carousel = await openCarousel(page, team.name)
    await rewind(page, carousel)
    for (const [pixels, position] of [
      [-120, 1],
      [-650, 3],
      [120, 2],
      [650, 0],
      [200, 0],
    ] as const) {
      await drag(page, carousel, pixels)
      await page.clock.runFor(slide)
      await expectPosition(carousel, position, 3)
    }
  })

  test('a drag that begins on a link does not follow it', async ({ page }) => {
    const carousel = await openCarousel(page, services.name)
    await rewind(page, carousel)
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

  test('previous from the last dot moves the cards by one', async ({ page }) => {
    const carousel = await openCarousel(page, team.name)
    await rewind(page, carousel)
    await dots(carousel).last().click()
    await page.clock.runFor(slide)
    await expectPosition(carousel, team.last(), 3)
    await press(carousel, 'Previous slide')
    await page.clock.runFor(slide)
    await expectPosition(carousel, team.last() - 1, 3)
  })

  test('a window that changes its width keeps the position', async ({ page }) => {
    const carousel = await openCarousel(page, services.name)
    await rewind(page, carousel)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectPosition(carousel, 0, 1)
    await dots(carousel).last().click()
    await page.clock.runFor(slide)
    await expectPosition(carousel, 5, 1)
    await page.setViewportSize({ width: 820, height: 900 })
    await expectPosition(carousel, 4, 2)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectPosition(carousel, 3, 3)
    await expect(dots(carousel)).toHaveCount(4)
  })
})

test.describe('with a keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('arrow keys move it, from the row and from its buttons', async ({ page }) => {
    const carousel = await openCarousel(page, team.name)
    await rewind(page, carousel)
    await row(carousel).focus()
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(slide)
    await expectPosition(carousel, 1, 3)
    await page.keyboard.press('ArrowLeft')
    await page.clock.runFor(slide)
    await page.keyboard.press('ArrowLeft')
    await page.clock.runFor(slide)
    await expectPosition(carousel, team.last(), 3)
    await carousel.getByRole('button', { name: 'Next slide' }).focus()
    await page.keyboard.press('Enter')
    await page.clock.runFor(slide)
    await expectPosition(carousel, 0, 3)
  })

  test('focus never reaches a card outside the window, nor is lost with one', async ({ page }) => {
    const carousel = await openCarousel(page, services.name)
    await rewind(page, carousel)
    const links = slides(carousel).getByRole('link')
    await row(carousel).focus()
    for (let card = 0; card < 3; card++) {
      await page.keyboard.press('Tab')
      await expect(links.nth(card)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(dots(carousel).first()).toBeFocused()
    await slides(carousel).first().getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(slide)
    await expect(row(carousel)).toBeFocused()
  })

  test('slides say which they are', async ({ page }) => {
    const carousel = await openCarousel(page, transformations.name)
    await rewind(page, carousel)
    await expect(slides(carousel).first()).toHaveAccessibleName(`1 of ${transformations.count}`)
    await expect(slides(carousel).last()).toHaveAttribute(
      'aria-label',
      `${transformations.count} of ${transformations.count}`,
    )
    await expectPosition(carousel, 0, 1)
  })
})
