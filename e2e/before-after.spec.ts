import { carousels, openCarousel, slide, slides, stopOrStart } from './support/carousels.ts'
import { expect, test } from './support/test.ts'

const { transformations } = carousels

test.use({ viewport: { width: 390, height: 900 } })

test('both halves are labelled, and arrow keys move the divider', async ({ page }) => {
  const carousel = await openCarousel(page, transformations.name)
  const first = slides(carousel).first()
  await expect(first.getByText('Before', { exact: true })).toBeVisible()
  await expect(first.getByText('After', { exact: true })).toBeVisible()
  await expect(first.getByText('Illustration')).toBeVisible()
  const divider = first.getByRole('slider')
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(divider).toHaveValue('51')
  await page.keyboard.press('End')
  await expect(divider).toHaveAttribute('aria-valuetext', 'Before 100 %')
  // The keys belong to the divider here: the case stays.
  await expect(first).not.toHaveAttribute('inert')
})

test('the divider can be dragged, which stops the rotation', { tag: '@engines' }, async ({
  page,
}) => {
  const carousel = await openCarousel(page, transformations.name)
  await stopOrStart(carousel).click()
  const first = slides(carousel).first()
  await first
    .locator('.before-after')
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const picture = await first.locator('.before-after').boundingBox()
  if (!picture) throw new Error('no picture')
  const y = picture.y + picture.height / 4
  await page.mouse.move(picture.x + picture.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(picture.x + picture.width * 0.25, y, { steps: 5 })
  await page.mouse.up()
  const value = async () => Number(await first.getByRole('slider').inputValue())
  await expect.poll(async () => Math.abs((await value()) - 25)).toBeLessThanOrEqual(2)
  await expect(stopOrStart(carousel)).toHaveAccessibleName('Start automatic slide show')
  await page.mouse.move(5, 5)
  await page.clock.runFor(3 * transformations.interval + slide)
  await expect(first).not.toHaveAttribute('inert')
})
