import { plainly } from '../src/content/typeset.ts'
import { telHref } from '../src/lib/phone-links.ts'
import {
  charges,
  cosmeticDentistry,
  dentalImplants,
  generalDentistry,
  group,
  type Price,
  prices,
} from './content.ts'
import { servedWords } from './support/served-words.ts'
import { expect, test } from './support/test.ts'

const { phone, email, address } = group.placeholderContact
const { generalHours } = group
const from = ({ from, unit }: Price) => ['from', from, unit].filter(Boolean).join(' ')

/** Figures as a visitor reads them. */
const services = [
  {
    path: '/services/general-dentistry',
    content: generalDentistry,
    figures: [
      `NHS Band 1: ${charges.band1.price}`,
      `NHS Band 2: ${charges.band2.price}`,
      `NHS Band 3: ${charges.band3.price}`,
    ],
    procedure: 'MedicalProcedure',
  },
  {
    path: '/services/cosmetic-dentistry',
    content: cosmeticDentistry,
    figures: [prices.whiteningInOffice, prices.veneers, prices.bonding].map(from),
    procedure: 'MedicalProcedure',
  },
  {
    path: '/services/dental-implants',
    content: dentalImplants,
    figures: [
      prices.implantSingle,
      prices.implantMultiple,
      prices.implantFullArch,
      prices.implantDentures,
    ].map(from),
    procedure: 'SurgicalProcedure',
  },
]

for (const { path, content, figures, procedure } of services) {
  test(`${path} serves every card, figure and answer as HTML`, async ({ request }) => {
    const words = await servedWords(request, path)
    for (const figure of [...figures, generalHours, phone, address.street])
      expect(words).toContain(plainly(figure))
    for (const card of content.services) {
      for (const text of [card.title, card.description, card.duration, ...card.features])
        expect(words).toContain(plainly(text))
    }
    for (const { label, value } of content.stats)
      expect(words).toContain(plainly(`${label} ${value}`))
    for (const { question, answer } of content.questions)
      expect(words).toContain(plainly(`${question} ${answer}`))
    for (const point of content.goodToKnow.points) expect(words).toContain(plainly(point))
  })

  test(`${path} has its records and breadcrumb, and can be acted on`, async ({ page }) => {
    await page.goto(path)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const things = blocks.map((block) => JSON.parse(block))
    expect(things.map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining([procedure, 'FAQPage', 'BreadcrumbList']),
    )
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
    ).toHaveText(['Home', 'Services', content.hero.title])

    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Call Us Now' }).first()).toHaveAttribute(
      'href',
      telHref(phone),
    )
    await expect(main.locator('a[href^="mailto:"]')).toHaveAttribute('href', `mailto:${email}`)
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

for (const width of [820, 1440]) {
  test(`at ${width} px price strips that stand side by side are of one height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/services/cosmetic-dentistry')
    const strips = await page
      .locator('section[aria-labelledby=treatments] ul > li > :last-child.bg-peach-soft')
      .evaluateAll((strips) =>
        strips.map((strip) => {
          const { bottom, height } = strip.getBoundingClientRect()
          return { bottom: Math.round(bottom), height: Math.round(height) }
        }),
      )
    expect(strips.length).toBeGreaterThan(3)
    for (const { bottom, height } of strips)
      for (const twin of strips.filter((other) => other.bottom === bottom))
        expect(twin.height).toBe(height)
  })
}
