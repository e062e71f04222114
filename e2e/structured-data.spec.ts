import type { APIRequestContext, Page } from '@playwright/test'
import { plainly } from '../src/content/typeset.ts'
import { pages } from './content.ts'
import { type PageRecord, vocabularyErrors } from './support/schema-vocabulary.ts'
import { served } from './support/served-text.ts'
import { expect, test } from './support/test.ts'

type Fields = Record<string, unknown>

const recordsIn = (html: string): PageRecord['record'][] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )

const recordsOf = async (request: APIRequestContext, path: string) =>
  recordsIn(await (await request.get(path)).text())

test('every record of every page is within schema.org’s vocabulary', async ({ request }) => {
  test.setTimeout(120_000)
  const records: PageRecord[] = []
  for (const { path } of pages)
    for (const record of await recordsOf(request, path)) records.push({ page: path, record })
  expect(records.length).toBeGreaterThan(pages.length)
  expect(vocabularyErrors(records)).toEqual([])
})

/** All objects of a record that say what they are, the record itself first. */
function thingsIn(value: unknown): Fields[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(thingsIn)
  return '@type' in value ? [value as Fields, ...inside] : inside
}

const address = /^https:\/\/[^\s]+$/
const isoDay = /^\d{4}-\d{2}-\d{2}$/
const words = expect.stringMatching(/\S/)

/** What the guidelines for rich results and our own promises ask of each type. */
const required: Record<string, Fields> = {
  ListItem: { position: expect.any(Number) },
  Dentist: { name: words, address: expect.anything() },
  Question: { name: words, acceptedAnswer: { '@type': 'Answer', text: words } },
  BlogPosting: {
    headline: expect.stringMatching(/^.{1,110}$/),
    image: expect.stringMatching(address),
    datePublished: expect.stringMatching(isoDay),
    dateModified: expect.stringMatching(isoDay),
    author: { '@type': 'Person', name: words },
    publisher: { name: words, logo: expect.stringMatching(address) },
    mainEntityOfPage: expect.stringMatching(address),
  },
  MedicalWebPage: {
    lastReviewed: expect.stringMatching(isoDay),
    reviewedBy: { '@type': 'Person', name: words },
  },
  MedicalOrganization: {
    name: words,
    url: expect.stringMatching(address),
    logo: expect.stringMatching(address),
    image: expect.stringMatching(address),
  },
  AggregateRating: {
    ratingValue: expect.any(Number),
    reviewCount: expect.any(Number),
    bestRating: 5,
    worstRating: 1,
  },
  GeoCoordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
}

/** Of our own practices, not of partners. */
const ownPractice: Fields = {
  image: expect.stringMatching(address),
  logo: expect.stringMatching(address),
  geo: { '@type': 'GeoCoordinates' },
  telephone: expect.stringMatching(/^\+44 /),
  url: expect.stringMatching(address),
  priceRange: '££',
  openingHoursSpecification: expect.anything(),
}

/** Told to search engines because SPEC asks for it, or not words at all; the rest must be on the page. */
const notPrinted = new Set([
  '@context',
  '@type',
  '@id',
  'url',
  'sameAs',
  'image',
  'logo',
  'item',
  'mainEntityOfPage',
  'inLanguage',
  'medicalSpecialty',
  'relevantSpecialty',
  'procedureType',
  'bodyLocation',
  'position',
  'numberOfItems',
  'bestRating',
  'worstRating',
  'geo',
  'currenciesAccepted',
  // SPEC §3 and §9: the practice's record. Hours are held against the page by open-now.spec.ts.
  'addressCountry',
  'priceRange',
  'hasOfferCatalog',
  'openingHoursSpecification',
  'specialOpeningHoursSpecification',
])

type Said = { where: string; value: string }

function saidBy(value: unknown, where: string): Said[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [{ where, value: String(value) }]
  if (typeof value !== 'object' || value === null) return []
  // RULINGS 16: the group has no rating of its own, and its record the default of SPEC §9.
  const isGroup = '@type' in value && value['@type'] === 'MedicalOrganization'
  return Object.entries(value)
    .filter(([key]) => !notPrinted.has(key) && !(isGroup && key === 'aggregateRating'))
    .flatMap(([key, inner]) => saidBy(inner, `${where}.${key}`))
}

const plain = (text: string) =>
  plainly(text).replace(/&#39;/g, "'").replace(/\s+/g, ' ').toLowerCase()

function isOnPage({ where, value }: Said, { text, html }: { text: string; html: string }) {
  if (where.endsWith('telephone')) return text.includes(value.replace('+44 ', '0'))
  if (where.endsWith('email')) return html.includes(`mailto:${value}`)
  if (/\.(date\w+|lastReviewed)$/.test(where)) return html.includes(`datetime="${value}"`)
  return plain(text).includes(plain(value))
}

for (const { path, article } of pages) {
  test(`${path}: what search engines are told is complete, and stands on the page`, async ({
    request,
  }) => {
    const page = await served(request, path)
    const html = page.html.replace(/dateTime=/g, 'datetime=')
    const records = recordsIn(html)
    expect(records.length).toBeGreaterThan(0)
    for (const thing of thingsIn(records)) {
      const wanted = required[String(thing['@type'])]
      if (wanted) expect(thing).toMatchObject(wanted)
    }
    for (const practice of records.filter((record) => record['@type'] === 'Dentist'))
      expect(practice).toMatchObject(ownPractice)
    if (article)
      expect(records.map((record) => record['@type'])).toEqual(['BreadcrumbList', 'BlogPosting'])

    const said = records.flatMap((record) => saidBy(record, record['@type']))
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((one) => !isOnPage(one, { text: page.text, html }))).toEqual([])

    const named = thingsIn(records).flatMap(({ image, logo }) =>
      [image, logo].filter((value) => typeof value === 'string'),
    )
    for (const picture of new Set(named)) {
      const answer = await request.get(new URL(picture).pathname)
      expect(answer.status(), picture).toBe(200)
      expect(answer.headers()['content-type'], picture).toMatch(/^image\//)
    }
  })
}

test('a practice’s record has the rating that its card prints', async ({ page }) => {
  await page.goto('/')
  const dentists = (await headOf(page)).filter((record) => record['@type'] === 'Dentist')
  expect(dentists).toHaveLength(3)
  for (const { name, aggregateRating } of dentists) {
    const { ratingValue, reviewCount } = aggregateRating as Fields
    const card = page.locator('#write-review > li').filter({ hasText: String(name) })
    await expect(card).toContainText(Number(ratingValue).toFixed(1))
    await expect(card).toContainText(`${reviewCount} `)
  }
})

/** The records in the head of the page as it is shown. */
const headOf = (page: Page): Promise<PageRecord['record'][]> =>
  page
    .locator('head script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))
