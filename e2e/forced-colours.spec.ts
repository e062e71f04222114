import { carousels, dots, findCarousel } from './support/carousels.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const edge = (element: Element) => {
  const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
  return borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth)
}

test('in high contrast buttons and cards have an edge, dots a colour, and the focus its ring', async ({
  page,
}) => {
  await page.goto('/')
  const book = page.locator('#home').getByRole('link', { name: 'Book Appointment' })
  expect(await book.evaluate(edge)).toBeGreaterThanOrEqual(2)
  expect(await page.locator('#booking .booking-card').first().evaluate(edge)).toBeGreaterThan(0)

  const carousel = findCarousel(page, carousels.team.name)
  await carousel.scrollIntoViewIfNeeded()
  const colours = () =>
    dots(carousel).evaluateAll((all) => [
      getComputedStyle(document.body).backgroundColor,
      ...all.slice(0, 2).map((dot) => getComputedStyle(dot, '::before').backgroundColor),
    ])
  await expect.poll(async () => (await colours()).length).toBe(3)
  expect(new Set(await colours()).size, 'ground, chosen dot and other dot differ').toBe(3)

  await book.focus()
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(ring).toBe('solid 4px')
})
