import { plainly } from '../../src/content/typeset.ts'
import { telHref } from '../../src/lib/phone-links.ts'
import { group, practices } from '../content.ts'
import { served } from '../support/served-text.ts'
import { expect, test } from '../support/specification.ts'

/** What SPEC §1, §2, §3 and §9 and the duties of a dental practice ask of each page, as a visitor reads it in the served HTML. */
const required: Record<string, string[]> = {
  '/': [
    'Your Smile, Our Priority',
    'Modern, Gentle & Trusted Dentistry',
    'Modern Equipment',
    'Gentle Care',
    '3 Convenient Locations',
    'Monday - Friday 9:00 AM - 5:00 PM Lunch Break 12:30 PM - 1:30 PM Saturday Closed Sunday Closed',
    'Monday - Friday 9:00 AM - 5:00 PM Lunch Break 1:00 PM - 2:00 PM Saturday Closed Sunday Closed',
    'Monday - Friday 9:00 AM - 4:30 PM Lunch Break 12:30 PM - 2:00 PM Saturday Closed Sunday Closed',
    'Monday: 9:00 AM - 5:00 PM',
    'Tuesday: 9:00 AM - 4:30 PM',
    '15+',
    '13,920',
    '1,392+',
    '322 reviews',
    '929 reviews',
    '186 reviews',
    'Rukhsana A., Bradford, 18/09/2025',
    'Peter L., Ripon, 04/06/2025',
    'Yasmin B., Leeds, 27/08/2025',
    'NOW ACCEPTING NEW NHS PATIENTS',
    'NHS list currently full',
    'Call for Private Care',
    'Why Choose NHS Care With Us?',
    'Mon-Fri 9am-5pm and Saturday mornings',
  ],
  '/blog': [
    'A Daily Routine That Keeps Teeth and Gums Healthy',
    'How to Join Our NHS List, and What to Bring',
    'What Your Mouth Can Tell You About Your Health',
    'Implant, Bridge or Denture? Replacing a Missing Tooth',
    '14/10/2025',
    '28/10/2025',
    '20/01/2025',
    '13/01/2025',
    'More Articles Coming Soon',
    'Mon-Fri: 9-5',
    'NHS & Private Patients Welcome',
    'Ready to smile? Book your appointment',
  ],
  '/emergency-dentist': [
    '24/7 at three locations',
    'Severe tooth pain',
    'Knocked-out tooth',
    'Broken/chipped tooth',
    'Dental abscess',
    'Lost filling/crown',
    'Oral bleeding',
    'What to do',
    'Immediate assessment',
    'Pain relief priority',
    'Emergency treatment',
    'Follow-up care',
  ],
  '/network-of-clinics': ['4.8', '125 reviews', '4.7', '89 reviews', 'Ontario, Canada'],
  '/services/general-dentistry': [
    'NHS Band 1: £25.80',
    'NHS Band 2: £70.70',
    'NHS Band 3: £306.80',
    'Private: from £55',
    '30 to 60 minutes',
    '30 to 90 minutes',
    '1 to 3 hours',
    group.generalHours,
  ],
  '/services/cosmetic-dentistry': ['from £200', 'from £500 per tooth', 'from £150 per tooth'],
  '/services/dental-implants': [
    'from £2,500',
    'from £5,000',
    'from £15,000',
    'from £3,500',
    '3 to 6 months',
  ],
  '/services/teeth-whitening': [
    'Average improvement 6 shades',
    'Satisfaction 98%',
    'Results Same day',
    'Lasts 1-3 years',
    'from £200',
    '60-90 minutes',
    'from £150',
    '2-4 weeks',
    'from £300',
    'up to 8 shades',
    '3-8 shades',
  ],
  '/locations/nhs-bradford-dentist': [
    'accepting new NHS patients',
    '£25.80',
    '£70.70',
    '£306.80',
    'Monday - Friday 9:00 AM - 5:00 PM Lunch Break 12:30 PM - 1:30 PM Saturday Closed Sunday Closed',
  ],
  '/locations/nhs-ripon-dentist': [
    'accepting new NHS patients',
    'Limited NHS availability for complex treatment',
    '£25.80',
    '£70.70',
    '£306.80',
    'Monday - Friday 9:00 AM - 5:00 PM Lunch Break 1:00 PM - 2:00 PM Saturday Closed Sunday Closed',
  ],
  '/locations/nhs-leeds-dentist': [
    'NHS Patient List Currently Full',
    'Book Private Appointment',
    'Monday - Friday 9:00 AM - 4:30 PM Lunch Break 12:30 PM - 2:00 PM Saturday Closed Sunday Closed',
  ],
  '/locations/bradford-dentist': [
    'Monday - Friday 9:00 AM - 5:00 PM Lunch Break 12:30 PM - 1:30 PM Saturday Closed Sunday Closed',
  ],
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
  test(`${path} says what is specified`, async ({ request }) => {
    const { text: words } = await served(request, path)
    for (const text of texts) expect.soft(words).toContain(plainly(text))
  })
}

test.describe('NHS Leeds', () => {
  test.beforeEach(({ page }) => page.goto('/locations/nhs-leeds-dentist'))

  test('says on amber, before anything else, that the list is full', async ({ page }) => {
    const banner = page.getByText('NHS Patient List Currently Full', { exact: true })
    await expect(banner).toBeInViewport()
    const ground = await banner.evaluate(
      (element) => getComputedStyle(element.closest('.bg-amber') ?? element).backgroundColor,
    )
    expect(ground).toBe('rgb(255, 184, 28)')
  })

  test('has four benefits, the eight services, no NHS charge and no way to register', async ({
    page,
  }) => {
    const under = (name: string) =>
      page.getByRole('region', { name }).getByRole('heading', { level: 3 })
    await expect(under('What you can count on in Leeds')).toHaveCount(4)
    await expect(under('NHS services for patients on our list')).toHaveText([
      'Examinations',
      'Emergency care',
      'Fillings and restorations',
      'Extractions',
      'Preventive care',
      'Oral health advice',
      'Hygiene',
      /^Children.s dentistry$/,
    ])
    const main = page.getByRole('main')
    await expect(main.getByText('£25.80')).toHaveCount(0)
    await expect(main.getByRole('link', { name: /register/i })).toHaveCount(0)
  })

  test('its button brings the visitor to the three steps of private booking', async ({ page }) => {
    await page.getByRole('link', { name: 'Book Private Appointment' }).click()
    const guide = page.locator('#booking')
    await expect(guide.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(guide.getByRole('listitem')).toHaveCount(3)
    await expect(guide.getByRole('link', { name: 'Call to book' })).toHaveAttribute(
      'href',
      telHref(practices.leeds.phone),
    )
  })
})
