import { telHref } from '../../src/lib/phone-links.ts'
import { practices } from '../content.ts'
import { servedWords } from '../support/served-words.ts'
import { expect, test } from '../support/specification.ts'

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
    'delete them 30 days after',
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
    'under 18, or under 19 and in full-time education',
    'pregnant, or have had a baby in the last 12 months',
    'HC2 certificate',
    'HC3 certificate gives you partial help',
    'NHS or private?',
    'Register at Bradford',
    'Register at Ripon',
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
    'Who to contact',
    'What to include',
    'Independent bodies',
    'Response times',
    'integrated care board',
    '0345 015 4033',
    '020 8253 0800',
    'General Dental Council',
  ],
}

for (const [path, texts] of Object.entries(required)) {
  test(`${path} says everything it has to in the served HTML`, async ({ request }) => {
    const words = await servedWords(request, path)
    for (const text of texts) expect(words).toContain(text)
  })
}

test('two practices register, the third offers private care on NHS Information', async ({
  page,
}) => {
  await page.goto('/nhs-information')
  const main = page.getByRole('main')
  for (const town of ['Bradford', 'Ripon']) {
    const register = main.getByRole('link', { name: `Register at ${town}` })
    await expect(register).toHaveAttribute('href', /^https:.*portal/)
    await expect(main.getByRole('link', { name: `Call ${town}` })).toHaveAttribute('href', /^tel:/)
  }
  await expect(main.getByRole('link', { name: 'Register at Leeds' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Call for Private Care' })).toHaveAttribute(
    'href',
    telHref(practices.leeds.phone),
  )
})
