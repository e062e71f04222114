import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** The first case and its divider, without the clock of its carousel. */
const frame = (page: Page) => page.locator('.before-after').first()
const slider = (page: Page) => frame(page).getByRole('slider')
const split = (page: Page) =>
  frame(page).evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).getPropertyValue('--split')),
  )

/** Brings the top of the picture to so many hundredths of the screen's height. */
async function scrollPictureTo(page: Page, place: number) {
  // Sections above may still grow as they are laid out: until the picture is there.
  await expect(async () => {
    const top = await frame(page).evaluate((element, place) => {
      const wanted = (innerHeight * place) / 100
      const { top } = element.getBoundingClientRect()
      scrollBy({ top: top - wanted, behavior: 'instant' })
      return Math.abs(element.getBoundingClientRect().top - wanted)
    }, place)
    expect(top).toBeLessThan(2)
  }).toPass()
}

/** Where scrolling has left the grip; what a hand does there needs the island. */
async function gripOf(page: Page) {
  await expect(frame(page).locator('xpath=ancestor::astro-island[@data-ready][1]')).toBeAttached()
  await expect.poll(() => split(page)).toBeLessThan(44)
  const box = await frame(page).locator('.before-after-handle span').boundingBox()
  if (!box) throw new Error('no grip')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('scrolling straightens the smile, and back', async ({ page }) => {
      await page.goto('/')
      await scrollPictureTo(page, 95)
      await expect.poll(() => split(page)).toBeGreaterThan(65)
      await scrollPictureTo(page, 10)
      await expect.poll(() => split(page)).toBeLessThan(42)
      await scrollPictureTo(page, 95)
      await expect.poll(() => split(page)).toBeGreaterThan(65)
    })

    test('a hand takes the divider where it is drawn, and scrolling no longer moves it', async ({
      page,
    }) => {
      await page.goto('/')
      await scrollPictureTo(page, 15)
      const { x, y } = await gripOf(page)
      const picture = await frame(page).boundingBox()
      if (!picture) throw new Error('no picture')
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(picture.x + picture.width * 0.7, y, { steps: 5 })
      await page.mouse.up()
      const taken = Number(await slider(page).inputValue())
      expect(Math.abs(taken - 70)).toBeLessThanOrEqual(2)
      await expect.poll(() => split(page)).toBe(taken)
      await scrollPictureTo(page, 60)
      expect(await split(page)).toBe(taken)
      await expect(slider(page)).toHaveAttribute('aria-valuetext', `Before ${taken} %`)
    })

    test('a press without a move leaves it where it is, and the value agrees', async ({ page }) => {
      await page.goto('/')
      await scrollPictureTo(page, 15)
      const { x, y } = await gripOf(page)
      const drawn = await split(page)
      await page.mouse.click(x, y)
      await expect(frame(page)).toHaveAttribute('data-taken', 'true')
      expect(Math.abs((await split(page)) - drawn)).toBeLessThanOrEqual(1)
      expect(Number(await slider(page).inputValue())).toBe(await split(page))
    })

    test('with the keyboard it stands where its value says', async ({ page }) => {
      await page.goto('/')
      await scrollPictureTo(page, 15)
      await slider(page).focus()
      await expect.poll(() => split(page)).toBe(50)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => split(page)).toBe(51)
    })

    test.describe('where motion is unwanted', () => {
      test.use({ reducedMotion: 'reduce' })

      test('it stands still in the middle', async ({ page }) => {
        await page.goto('/')
        for (const place of [90, 10]) {
          await scrollPictureTo(page, place)
          expect(await split(page)).toBe(50)
        }
      })
    })
  })
}
