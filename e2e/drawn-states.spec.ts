import { group } from './content.ts'
import { stopClock } from './support/clock.ts'
import { misdrawnPictures } from './support/pictures.ts'
import { expect, test } from './support/test.ts'
import { france, holdLookUp } from './support/visitors.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('an open article goes by below its close button, and shows its whole picture', async ({
  page,
}) => {
  await page.goto('/blog?article=1')
  await expect(page.getByRole('heading', { name: 'Start with one thing' })).toBeAttached()
  expect(await misdrawnPictures(page)).toEqual([])
  const covered = await page.getByRole('dialog').evaluate(async (dialog) => {
    dialog.scrollTop = 600
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const { top, bottom } = dialog.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
    const bar = document.elementFromPoint(20, (top + bottom) / 2)
    return [bar?.className, bar && getComputedStyle(bar).backgroundColor]
  })
  expect(covered).toEqual(['article-bar', 'rgb(255, 255, 255)'])
})

test('on the emergency page each urgency has a look of its own, and Call is red', async ({
  page,
}) => {
  await page.goto('/emergency-dentist')
  const looks = await page.locator('[data-urgency]').evaluateAll((marks) =>
    marks.map((mark) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(mark)
      return [mark.getAttribute('data-urgency'), backgroundColor, borderColor, color].join(' ')
    }),
  )
  expect(looks).toHaveLength(6)
  expect(new Set(looks).size).toBe(3)
  const call = page.locator('.phone-bar').getByRole('button', { name: 'Call', exact: true })
  await expect(call).toHaveCSS('background-color', 'rgb(179, 38, 30)')
  await page.goto('/complaints')
  await expect(call).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('both screens of the gate say whose they are', async ({ page }) => {
  await stopClock(page)
  const lookUp = await holdLookUp(page, france)
  await page.goto('/')
  const logo = page.locator('.location-gate').getByText(group.logoText, { exact: true })
  await expect(logo).toBeVisible()
  lookUp.answer()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(logo).toBeVisible()
})
