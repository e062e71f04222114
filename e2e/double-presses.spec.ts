import type { Locator, Page } from '@playwright/test'
import { search } from './content.ts'

import { agree, choose, fillInWords, thanks, toast } from './support/story-form.ts'
import { expect, test } from './support/test.ts'

/*
 * Hands that press twice, press before the script is there, or let go beside what they took. What they
 * meant is done once, and nothing else.
 */

async function middleOf(control: Locator) {
  const box = await control.boundingBox()
  if (!box) throw new Error('the control has gone')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function tapTwice(page: Page, control: Locator) {
  const { x, y } = await middleOf(control)
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
}

const articles = (page: Page) => page.locator('.article-link')
const dialog = (page: Page) => page.getByRole('dialog')

async function expectOneStepBack(page: Page) {
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/blog')
}

test('a story that is sent twice is thanked for, and nothing is found wrong with it', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/share-your-story')
  await fillInWords(page)
  await choose(page)
  await agree(page)
  await page.getByRole('button', { name: 'Share My Story' }).dblclick()
  await expect(toast(page)).toContainText(thanks)
  await expect(page.locator('#story-form form [role="alert"]')).toHaveCount(0)
  expect(logged.filter((text) => text.startsWith('Testimonial submitted'))).toHaveLength(1)
  // The next story is looked at as the first was.
  await page.getByLabel('First Name *').fill('Amira')
  await page.getByRole('button', { name: 'Share My Story' }).click()
  await expect(page.locator('#story-form form [role="alert"]').first()).toBeVisible()
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a double click beside where the article will lie leaves it open', async ({ page }) => {
    await page.goto('/blog')
    const first = articles(page).first()
    await first.click()
    await expectOneStepBack(page)
    const box = await first.locator('xpath=ancestor::article').boundingBox()
    if (!box) throw new Error('there is no card')
    await page.mouse.dblclick(box.x + 24, box.y + box.height - 24)
    await expectOneStepBack(page)
  })

  test('text that is selected beyond the edge of the search does not close it', async ({
    page,
  }) => {
    await page.goto('/privacy-policy')
    await page.getByRole('button', { name: search.openLabel }).click()
    const field = dialog(page).getByLabel(search.inputLabel)
    await field.fill('How much is a check-up?')
    const { x, y } = await middleOf(field)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(20, y, { steps: 4 })
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(20, y)
    await expect(dialog(page)).toBeHidden()
  })
})

const locations = (page: Page) => page.locator('[data-part="locations-menu"] button')

test('a double click on Locations leaves it open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  await locations(page).dblclick()
  await expect(locations(page)).toHaveAttribute('aria-expanded', 'true')
  await page.locator('h1').hover()
  await expect(page.locator('[data-part="locations-menu"] a').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a double tap on Call opens the numbers and leads nowhere', async ({ page }) => {
    await page.goto('/blog')
    await tapTwice(page, page.locator('.phone-bar > button'))
    await expect(page.locator('#phone-bar-call')).toBeVisible()
    await expect(page).toHaveURL('/blog')
  })
})
