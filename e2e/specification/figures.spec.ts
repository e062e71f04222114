import { plainly } from '../../src/content/typeset.ts'
import { group, teethWhitening } from '../content.ts'
import { servedWords } from '../support/served-words.ts'
import { expect, test } from '../support/specification.ts'

/** Facts and figures of SPEC §2, §3 and §9, as a visitor reads them in the served HTML. */
const figures: Record<string, string[]> = {
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
  '/emergency-dentist': ['24/7 at three locations'],
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
}

for (const [path, texts] of Object.entries(figures)) {
  test(`${path} has the specified figures`, async ({ request }) => {
    const words = await servedWords(request, path)
    for (const text of texts) expect(words).toContain(plainly(text))
  })
}

test('general hours and the counts of the whitening page are those specified', () => {
  expect(plainly(group.generalHours)).toBe(
    'Monday to Friday 9:00-17:00, Saturday 9:00-13:00, Sunday closed',
  )
  expect(teethWhitening.benefits).toHaveLength(4)
  expect(teethWhitening.questions).toHaveLength(3)
})
