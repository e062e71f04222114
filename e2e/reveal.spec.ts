import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]')

async function readToTheEnd(page: Page) {
  for (const name of ['booking', 'contact', 'locations', 'nhs', 'faq']) {
    await page.locator(`#${name}`).scrollIntoViewIfNeeded()
  }
}

test('a part waits below the screen and is shown when it is reached', async ({ page }) => {
  await page.goto('/')
  const part = page.locator('#booking > div > div', {
    has: page.getByRole('link', { name: 'Register & Book at Ripon' }),
  })
  // Near enough to have it laid out, not to see it; those above may still grow meanwhile.
  await expect(async () => {
    await page.locator('#booking').evaluate((section) => {
      const top = section.getBoundingClientRect().top + scrollY - innerHeight - 100
      scrollTo({ top, behavior: 'instant' })
    })
    await expect(part).toHaveAttribute('data-reveal', 'waiting', { timeout: 500 })
  }).toPass()
  await part.scrollIntoViewIfNeeded()
  await expect(part).toHaveAttribute('data-reveal', 'shown')
  await expect(part).toHaveCSS('opacity', '1')
})

test('a picture of the whole page, not scrolled, has every part of it', async ({ page }) => {
  await page.goto('/')
  await expect(waiting(page)).not.toHaveCount(0)
  await page.screenshot({ fullPage: true })
  await expect(waiting(page)).toHaveCount(0)
})

test('printing shows everything', async ({ page }) => {
  await page.goto('/')
  await readToTheEnd(page)
  await page.emulateMedia({ media: 'print' })
  const faded = () =>
    page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.filter((el) => getComputedStyle(el).opacity !== '1').length)
  await expect.poll(faded).toBe(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is marked and everything can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-reveal]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Register & Book at Leeds' })).toHaveCSS(
      'opacity',
      '1',
    )
  })
})
