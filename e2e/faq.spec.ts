import type { Page } from '@playwright/test'
import { type FaqItem, faq } from './content.ts'
import { expect, test } from './support/test.ts'

const [first, last] = [faq[0], faq.at(-1)] as [FaqItem, FaqItem]
const section = (page: Page) => page.getByRole('region', { name: 'Questions people ask us' })
const openItems = (page: Page) => section(page).locator('details[open]')
const question = (page: Page, index: number) => section(page).locator('summary').nth(index)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('every question, at most one open, and it can be closed again', {
      tag: '@engines',
    }, async ({ page }) => {
      await page.goto('/')
      await expect(section(page).locator('summary')).toHaveText(faq.map((item) => item.question))
      await expect(openItems(page)).toHaveCount(0)

      await question(page, 0).click()
      await expect(openItems(page)).toContainText(first.answer.slice(0, 40))
      await question(page, faq.length - 1).click()
      await expect(openItems(page)).toHaveCount(1)
      await expect(section(page).getByText(last.answer)).toBeVisible()
      await expect(section(page).getByText(first.answer)).toBeHidden()
      await question(page, faq.length - 1).click()
      await expect(openItems(page)).toHaveCount(0)
    })

    test('Call Us Now and Send a Message lead to the contact cards', async ({ page }) => {
      for (const name of ['Call Us Now', 'Send a Message']) {
        await page.goto('/')
        await section(page).getByRole('link', { name }).click()
        await expect(page).toHaveURL(/\/#contact$/)
        await expect(page.getByRole('heading', { name: 'Call, write or come in' })).toBeInViewport()
      }
    })
  })
}
