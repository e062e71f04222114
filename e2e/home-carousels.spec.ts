import type { Locator, Page } from '@playwright/test'
import {
  aboutCarousel,
  bringCarousel,
  carousels,
  carouselWidths,
  dots,
  expectPosition,
  expectReach,
  openHome,
  press,
  rewind,
  slide,
  stopOrStart,
} from './support/carousels.ts'
import { expect, test } from './support/test.ts'

// A walk around a carousel is dozens of steps.
test.slow()

/** How many cards are in view decides where a carousel stops: one width for each number. */
const turningWidths: readonly number[] = [390, 820, 1440]

for (const width of carouselWidths) {
  const turns = turningWidths.includes(width)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`each ${turns ? 'turns by its interval, ' : ''}wraps both ways by button and jumps by dot`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await openHome(page)
      for (const [key, rules] of Object.entries(carousels))
        await test.step(key, async () => {
          const carousel = await bringCarousel(page, rules.name)
          if (turns) {
            await rewind(page, carousel)
            await expectRotation(page, carousel, rules, width)
          }
          await rewind(page, carousel)
          await expectButtonsAndDots(page, carousel, rules, width)
        })
      await test.step('about', async () => {
        const carousel = await bringCarousel(page, aboutCarousel.name)
        await expectMovedByHandOnly(page, carousel, width)
      })
    })
  })
}

type Rules = (typeof carousels)[keyof typeof carousels]

/** One step an interval, then back to the start. */
async function expectRotation(page: Page, carousel: Locator, rules: Rules, width: number) {
  const inView = rules.inView(width)
  await stopOrStart(carousel).click()
  let before = 0
  let wait: number = rules.interval
  for (const position of rules.forward(width)) {
    await page.clock.runFor(wait - 1)
    await expectPosition(carousel, before, inView)
    await page.clock.runFor(1)
    await expectReach(carousel, position, inView)
    await page.clock.runFor(slide)
    await expectPosition(carousel, position, inView)
    before = position
    wait = rules.interval - slide
  }
  expect(before).toBe(0)
}

async function expectButtonsAndDots(page: Page, carousel: Locator, rules: Rules, width: number) {
  const inView = rules.inView(width)
  const steps = [
    ['Previous slide', rules.last(width)],
    ['Next slide', 0],
    ['Next slide', 1],
    ['Previous slide', 0],
  ] as const
  for (const [button, position] of steps) {
    await press(carousel, button)
    await page.clock.runFor(slide)
    await expectPosition(carousel, position, inView)
  }
  await expect(dots(carousel)).toHaveCount(rules.dots(width).length)
  for (const [index, position] of rules.dots(width).entries()) {
    await dots(carousel).nth(index).click()
    await page.clock.runFor(slide)
    await expectPosition(carousel, position, inView)
    await expect(dots(carousel).nth(index)).toHaveAttribute('aria-current', 'true')
  }
}

/** The statements: as many as fit. */
async function expectMovedByHandOnly(page: Page, carousel: Locator, width: number) {
  const inView = aboutCarousel.inView(width)
  const last = aboutCarousel.count - inView
  await expect(stopOrStart(carousel)).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expectPosition(carousel, 0, inView)
  await press(carousel, 'Previous slide')
  await page.clock.runFor(slide)
  await expectPosition(carousel, last, inView)
  await press(carousel, 'Next slide')
  await page.clock.runFor(slide)
  await expectPosition(carousel, 0, inView)
  await expect(dots(carousel)).toHaveCount(last + 1)
}

test('whoever turns the tablet keeps the place: the last dot of three cards stays the last', async ({
  page,
}) => {
  await openHome(page)
  for (const { name, dots: places } of [carousels.team, carousels.reviews]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    const carousel = await bringCarousel(page, name)
    await dots(carousel).last().click()
    await page.clock.runFor(slide)
    for (const width of [767, 1440, 390, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await expectPosition(carousel, places().at(-1) ?? 0, width < 768 ? 1 : 3)
      await expect(dots(carousel).last()).toHaveAttribute('aria-current', 'true')
    }
  }
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the dots lie side by side in every browser', async ({ page }) => {
    await openHome(page)
    for (const { name } of [...Object.values(carousels), aboutCarousel]) {
      const carousel = await bringCarousel(page, name)
      const boxes = await dots(carousel).evaluateAll((all) =>
        all.map((dot) => {
          const { top, width } = dot.getBoundingClientRect()
          return { top, width, declared: String(dot.computedStyleMap().get('width')) }
        }),
      )
      const lines = new Set(boxes.map(({ top }) => top)).size
      expect(lines, name).toBe(boxes.length > 7 ? 2 : 1)
      // Firefox and WebKit measure the row by declared widths: by a flex basis alone it is one dot wide.
      for (const { width, declared } of boxes) expect(declared).toBe(`${width}px`)
    }
  })
})
