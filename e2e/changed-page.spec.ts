import { navigation } from './content.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a page that a translator has changed before its scripts arrived stays as it was changed, and works', async ({
  page,
}) => {
  await page.route('**/blog', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/(<h1[^>]*>)[^<]+/, '$1Klare Worte') })
  })
  await page.goto('/blog')
  await page.locator('.article-link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('main h1')).toHaveText('Klare Worte')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toContainText('General Dental Council')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  await page.getByRole('button', { name: navigation.openMenuLabel }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
})
