import type { Page } from '@playwright/test'
import { plainly } from '../src/content/typeset.ts'
import { telHref } from '../src/lib/phone-links.ts'
import { charges, group, nhsInformation, nhsSection, practices } from './content.ts'
import { servedWords } from './support/served-words.ts'
import { expect, test } from './support/test.ts'

const paths = [
  '/privacy-policy',
  '/terms-of-service',
  '/nhs-information',
  '/accessibility',
  '/complaints',
] as const

/** Facts that the pages take from elsewhere in the content. */
const { band1, band2, band3, emergency } = charges
const bands = [band1, band2, band3, emergency]
const facts: Record<(typeof paths)[number], string[]> = {
  '/privacy-policy': [group.generalHours, group.email, group.dataProtectionOfficer.email],
  '/terms-of-service': bands.map(({ price }) => price),
  '/nhs-information': [
    `NHS charges ${charges.yearLabel}`,
    ...[band1, band2, band3].map(({ name, price, covers }) => [name, price, ...covers].join(' ')),
    `${emergency.name} ${emergency.price}`,
    ...nhsInformation.registrations.flatMap(({ practice, actions }) => [
      practices[practice].acceptingNhs ? nhsSection.acceptingLabel : nhsSection.fullLabel,
      ...actions.map(({ label }) => label),
    ]),
    ...Object.values(practices).map(({ phone }) => phone),
  ],
  '/accessibility': [group.accessibilityLineHours],
  '/complaints': [group.regulators.gdc.name, group.regulators.gdc.phone],
}

/** The contents list marks its first section as soon as the script runs. */
const scriptRuns = (page: Page) =>
  expect(page.locator('main [aria-current=location]').first()).toBeAttached()

for (const path of paths) {
  test(`${path} has the facts of the content in the served HTML`, async ({ request }) => {
    const words = await servedWords(request, path)
    for (const fact of facts[path]) expect(words).toContain(plainly(fact))
  })

  test(`${path}: the back button goes to the page before, past sections that were visited`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/services/teeth-whitening')
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await scriptRuns(page)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click()
    await expect(page).toHaveURL(/#/)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/services/teeth-whitening')
  })

  test(`${path}: the contents list follows the reader, and paper has the words without the shell`, async ({
    page,
  }) => {
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
  })
}

test('the back button leads home on the first page of a tab', async ({ page }) => {
  await page.goto('/privacy-policy')
  await scriptRuns(page)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('the back button goes to a page that was loaded afresh', async ({ page }) => {
  await page.goto('/blog')
  await page.goto('/privacy-policy')
  await scriptRuns(page)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/blog')
})

test('links in the text land on the section they name', async ({ page }) => {
  await page.goto('/complaints')
  await scriptRuns(page)
  await page.getByRole('main').getByRole('link', { name: 'privacy policy', exact: true }).click()
  await expect(page).toHaveURL('/privacy-policy#data-protection-complaints')
  await expect(page.getByRole('heading', { name: 'Data protection complaints' })).toBeInViewport()
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

  test('the contents list leads to its sections', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/complaints')
    await page.getByRole('link', { name: 'Response times' }).click()
    await expect(page.getByRole('heading', { name: 'Response times' })).toBeInViewport()
  })
})
