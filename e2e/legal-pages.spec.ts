import type { Page } from '@playwright/test'
import { practices } from '../content/practices.ts'
import { telHref } from '../src/lib/phone.ts'
import { servedWords } from './support/served-words.ts'
import { expect, test } from './support/test.ts'

/** What SPEC §2 and §9 and the duties of a dental practice ask of each page, in the served HTML. */
const required: Record<string, string[]> = {
  '/privacy-policy': [
    'Last updated January 2025',
    'Introduction',
    'Information we collect',
    'How we use your information',
    'Sharing your information',
    'Security and how long we keep it',
    'Your rights under the GDPR',
    'Data Protection Officer',
    'Data protection complaints',
    'within 30 days',
    'delete them after 30 days',
    'IP Geolocation by DB-IP',
    'Monday to Friday 9:00-17:00, Saturday 9:00-13:00, Sunday closed',
  ],
  '/terms-of-service': [
    'Last updated January 2025',
    'Acceptance of these terms',
    'Appointment policy',
    "24 hours' notice",
    'Payment',
    'Band 1 £25.80, Band 2 £70.70, Band 3 £306.80 and emergency treatment £25.80',
    'An estimate is valid for 30 days',
    'Consent',
    'Responsibilities',
    'Guarantees',
    'Crowns and bridges 2 years',
    'Fillings 1 year',
    'Dentures 6 months adjustment',
    'Liability',
    'usually 3 years',
    'governed by English law',
    'Contact',
  ],
  '/nhs-information': [
    'NHS charges 2025',
    'Band 1 £25.80 Exam Scale and polish X-rays Advice',
    'Band 2 £70.70 Fillings Root canal Extractions Some gum treatment',
    'Band 3 £306.80 Crowns Bridges Dentures Complex treatment',
    'Emergency treatment £25.80',
    'Under 18, or under 19 and in full-time education',
    'Pregnant, or you have had a baby in the last 12 months',
    'HC2 certificate',
    'HC3 certificate gives partial help',
    'NHS or private?',
    'Register in Bradford',
    'Register in Ripon',
    'NHS list currently full',
    'Call for Private Care',
    ...Object.values(practices).map(({ phone }) => phone),
    'Wait for an NHS place with a dentist',
    'Private treatment in-house',
    'NHS treatment elsewhere',
  ],
  '/accessibility': [
    'Access at each practice',
    'Support for visual needs',
    'Support for hearing needs',
    'Support for learning needs',
    'Support for mobility needs',
    'Communication support',
    'WCAG) 2.1',
    'Monday to Friday 9:00-17:00',
    'Contact us about accessibility',
  ],
  '/complaints': [
    'Step 1: Tell the practice',
    'Step 2: We look into it',
    'Step 3: If you are not satisfied',
    'within 2 working days',
    'within 10 working days',
    'up to 20 working days',
    'weekly updates',
    'Whom to contact',
    'What to include',
    'Independent bodies',
    'Response times',
    'integrated care board',
    '0345 015 4033',
    '020 8253 0800',
    'General Dental Council',
  ],
}

const paths = Object.keys(required)

/** The contents list marks its first section as soon as the script runs. */
const scriptRuns = (page: Page) =>
  expect(page.locator('main [aria-current=location]').first()).toBeAttached()

for (const path of paths) {
  test(`${path} says everything it has to in the served HTML`, async ({ request }) => {
    const words = await servedWords(request, path)
    for (const text of required[path] ?? []) expect(words).toContain(text)
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

  test(`${path} prints on a few pages, with its words and without the shell`, async ({ page }) => {
    await page.goto(path)
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
  for (const town of ['Bradford', 'Ripon']) {
    const register = main.getByRole('link', { name: `Register in ${town}` })
    await expect(register).toHaveAttribute('target', '_blank')
    await expect(register).toHaveAttribute('href', /^https:.*portal/)
    await expect(main.getByRole('link', { name: `Call ${town}` })).toHaveAttribute('href', /^tel:/)
  }
  await expect(main.getByRole('link', { name: 'Register in Leeds' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Call for Private Care' })).toHaveAttribute(
    'href',
    telHref(practices.leeds.phone),
  )
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
