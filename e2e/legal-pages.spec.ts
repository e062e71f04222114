import type { Page } from '@playwright/test'
import { telHref } from '../src/lib/phone-links.ts'
import { practices } from './content.ts'
import { expect, test } from './support/test.ts'

const paths = [
  '/privacy-policy',
  '/terms-of-service',
  '/nhs-information',
  '/accessibility',
  '/complaints',
] as const

/** The contents list marks its first section as soon as the script runs. */
const scriptRuns = (page: Page) =>
  expect(page.locator('main [aria-current=location]').first()).toBeAttached()

test('the back button goes to the page before, past sections that were visited', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/services/teeth-whitening')
  await page.getByRole('contentinfo').locator('a[href="/complaints"]').click()
  await expect(page).toHaveURL('/complaints')
  await scriptRuns(page)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click()
  await expect(page).toHaveURL(/#/)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/services/teeth-whitening')
})

for (const path of paths) {
  test(`${path}: the contents list follows the reader`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const links = contents.getByRole('link')
    await expect(links.first()).toHaveAttribute('aria-current', 'location')
    for (const position of [1, (await links.count()) - 1]) {
      await links.nth(position).click()
      await expect(links.nth(position)).toHaveAttribute('aria-current', 'location')
      await expect(contents.locator('[aria-current]')).toHaveCount(1)
      await expect(contents).toBeInViewport()
    }
  })
}

test('paper has the words without the shell', async ({ page }) => {
  await page.goto('/complaints')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const heading of await page.locator('main h2').all()) await expect(heading).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(sheets).toBeGreaterThan(1)
  expect(sheets).toBeLessThan(10)
  await expect(page.locator('.phone-bar')).toBeHidden()
})

test('on phones the contents list is folded and opens with a tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terms-of-service')
  const link = page.getByRole('link', { name: 'Governing law' })
  await expect(link).toBeHidden()
  await page.getByText('On this page', { exact: true }).filter({ visible: true }).click()
  await link.click()
  await expect(page).toHaveURL('/terms-of-service#governing-law')
  await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport()
})

test('each practice can be registered at or called from NHS Information', async ({ page }) => {
  await page.goto('/nhs-information')
  const main = page.getByRole('main')
  for (const { town, acceptingNhs, portalUrl, phone } of Object.values(practices)) {
    const register = main.getByRole('link', { name: `Register at ${town}` })
    await expect(register).toHaveCount(acceptingNhs ? 1 : 0)
    if (acceptingNhs) {
      await expect(register).toHaveAttribute('target', '_blank')
      await expect(register).toHaveAttribute('href', portalUrl)
    } else {
      const call = main.getByRole('link', { name: /^Call/ })
      await expect(call.and(page.locator(`a[href="${telHref(phone)}"]`)).first()).toBeVisible()
    }
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the back button is a link to home', async ({ page }) => {
    await page.goto('/privacy-policy')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
})
