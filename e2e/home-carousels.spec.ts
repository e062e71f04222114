import {
  aboutCarousel,
  carousels,
  carouselWidths,
  dots,
  expectPosition,
  expectReach,
  openCarousel,
  press,
  rewind,
  slide,
  stopOrStart,
} from './support/carousels.ts'
import { expect, test } from './support/test.ts'

// A walk around a carousel is dozens of steps.
test.slow()

for (const width of carouselWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [key, rules] of Object.entries(carousels)) {
      const inView = rules.inView(width)

      test(`${key}: one step every ${rules.interval} ms, then back to the start`, async ({
        page,
      }) => {
        const carousel = await openCarousel(page, rules.name)
        await rewind(page, carousel)
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
      })

      test(`${key}: buttons wrap both ways, dots jump`, async ({ page }) => {
        const carousel = await openCarousel(page, rules.name)
        await rewind(page, carousel)
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
      })
    }

    test('about: as many statements as fit, moved by hand only', async ({ page }) => {
      const inView = aboutCarousel.inView(width)
      const last = aboutCarousel.count - inView
      const carousel = await openCarousel(page, aboutCarousel.name)
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
    })
  })
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { name } of [...Object.values(carousels), aboutCarousel]) {
    test(`the dots of ${name} lie side by side in every browser`, async ({ page }) => {
      const carousel = await openCarousel(page, name)
      const boxes = await dots(carousel).evaluateAll((all) =>
        all.map((dot) => {
          const { top, width } = dot.getBoundingClientRect()
          return { top, width, declared: String(dot.computedStyleMap().get('width')) }
        }),
      )
      const lines = new Set(boxes.map(({ top }) => top)).size
      expect(lines).toBe(boxes.length > 7 ? 2 : 1)
      // Firefox and WebKit measure the row by declared widths: by a flex basis alone it is one dot wide.
      for (const { width, declared } of boxes) expect(declared).toBe(`${width}px`)
    })
  }
})
