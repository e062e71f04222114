import { group } from '../content/group.ts'
import { cosmeticDentistry } from '../content/service-pages/cosmetic-dentistry.ts'
import { dentalImplants } from '../content/service-pages/dental-implants.ts'
import { generalDentistry } from '../content/service-pages/general-dentistry.ts'
import { telHref } from '../src/lib/phone.ts'
import { servedWords } from './support/served-words.ts'
import { expect, test } from './support/test.ts'

const { phone } = group.placeholderContact
const generalHours = 'Monday to Friday 9:00-17:00, Saturday 9:00-13:00, Sunday closed'

/** Figures of SPEC §9, as a visitor reads them. */
const services = [
  {
    path: '/services/general-dentistry',
    content: generalDentistry,
    figures: [
      'NHS Band 1: £25.80',
      'NHS Band 2: £70.70',
      'NHS Band 3: £306.80',
      '30-60 min',
      '30-90 min',
      '1-3 h',
    ],
    procedure: 'MedicalProcedure',
  },
  {
    path: '/services/cosmetic-dentistry',
    content: cosmeticDentistry,
    figures: ['from £200', 'from £500 per tooth', 'from £150 per tooth'],
    procedure: 'MedicalProcedure',
  },
  {
    path: '/services/dental-implants',
    content: dentalImplants,
    figures: ['from £2,500', 'from £5,000', 'from £15,000', 'from £3,500', '3-6 months'],
    procedure: 'SurgicalProcedure',
  },
]

for (const { path, content, figures, procedure } of services) {
  test(`${path} serves every card, figure and answer as HTML`, async ({ request }) => {
    const words = await servedWords(request, path)
    for (const figure of [...figures, generalHours, phone, '1 Sample Street'])
      expect(words).toContain(figure)
    for (const card of content.services) {
      for (const text of [card.title, card.description, card.duration, ...card.features])
        expect(words).toContain(text)
    }
    for (const { label, value } of content.stats) expect(words).toContain(`${label} ${value}`)
    for (const { question, answer } of content.questions)
      expect(words).toContain(`${question} ${answer}`)
    for (const point of content.goodToKnow.points) expect(words).toContain(point)
  })

  test(`${path} has the procedure and its questions as structured data`, async ({ page }) => {
    await page.goto(path)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const things = blocks.map((block) => JSON.parse(block))
    expect(things.map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining([procedure, 'FAQPage', 'BreadcrumbList']),
    )
  })

  test(`${path} has the breadcrumb Home / Services / name`, async ({ page }) => {
    await page.goto(path)
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
    ).toHaveText(['Home', 'Services', content.hero.title])
  })

  test(`${path} can be acted on: booking, the placeholder number and its e-mail`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Call Us Now' }).first()).toHaveAttribute(
      'href',
      telHref(phone),
    )
    await expect(main.locator('a[href^="mailto:"]')).toHaveAttribute('href', /threeridings/)
    await main.getByRole('link', { name: 'Book Appointment' }).first().click()
    await expect(page).toHaveURL('/#booking')
  })
}

test('questions open one at a time and close again', async ({ page }) => {
  await page.goto('/services/general-dentistry')
  const [first, second] = generalDentistry.questions
  await page.getByText(first.question).click()
  await expect(page.getByText(first.answer)).toBeVisible()
  await page.getByText(second.question).click()
  await expect(page.getByText(second.answer)).toBeVisible()
  await expect(page.getByText(first.answer)).toBeHidden()
  await page.getByText(second.question).click()
  await expect(page.getByText(second.answer)).toBeHidden()
})
