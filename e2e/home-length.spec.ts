import {
  about,
  carouselReviews,
  faq,
  hero,
  locationReviews,
  nhsSection,
  practices,
  services,
  statistics,
  team,
  transformations,
  videos,
} from './content.ts'
import { laidOut } from './support/laid-out.ts'
import { expect, test } from './support/test.ts'

/** A thumb's journey: 23,400 px were too many. */
const longest = 19_000

const { yearsOfExcellence, activePatients, clinics, invisalign } = statistics

/** SPEC §1 and §2: what the home page says, wherever it stands. */
const words = [
  ...hero.bullets,
  ...about.values.map(({ title }) => title),
  ...about.features.flatMap(({ title, ...rest }) => [title, ...(rest.list ?? [])]),
  ...[yearsOfExcellence, activePatients, clinics].map(({ label }) => label),
  invisalign.sentence,
  ...Object.values(services).flatMap(({ title, description, features }) => [
    title,
    description,
    ...features,
  ]),
  ...team.flatMap(({ name, role, bio }) => [name, role, bio]),
  ...transformations.flatMap(({ procedure, description, duration }) => [
    procedure,
    description,
    duration,
  ]),
  ...videos.map(({ title }) => title),
  ...carouselReviews.flatMap(({ name, review, treatment }) => [name, review, treatment]),
  ...locationReviews.map(({ text }) => text),
  ...Object.values(practices).flatMap(({ bookingFeatures, nhsFeatures, email, phone }) => [
    ...bookingFeatures,
    ...nhsFeatures,
    email,
    phone,
  ]),
  ...nhsSection.notice.options.map(({ title }) => title),
  ...faq.map(({ question }) => question),
]

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the home page is not endless, and every specified word is still on it', async ({
    page,
  }) => {
    await page.goto('/')
    await laidOut(page)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await expect.poll(height).toBeLessThan(longest)
    expect(await height()).toBeGreaterThan(10_000)
    const said = (await page.locator('main').textContent()) ?? ''
    expect(words.filter((word) => !said.includes(word))).toEqual([])
  })
})

test('the figures of the group stand on the home page once', async ({ page }) => {
  await page.goto('/')
  const said = (await page.locator('main').textContent()) ?? ''
  for (const figure of [activePatients.value, yearsOfExcellence.value, invisalign.patients.value])
    expect(said.split(figure)).toHaveLength(2)
})
