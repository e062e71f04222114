import {
  about,
  carouselReviews,
  faq,
  hero,
  isSample,
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
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const estimated = await height()
    await laidOut(page)
    // An owner may have more to say.
    if (isSample) await expect.poll(height).toBeLessThan(longest)
    const real = await height()
    expect(real).toBeGreaterThan(10_000)
    expect(estimated / real, 'the scroll bar of the first look').toBeCloseTo(1, 0)
    const said = (await page.locator('main').textContent()) ?? ''
    expect(words.filter((word) => !said.includes(word))).toEqual([])
  })

  test('what was scrolled past stays drawn', async ({ page }) => {
    await page.goto('/')
    const blank = () =>
      page
        .locator('main h2, footer h2')
        .evaluateAll(
          (all) => all.filter((el) => !el.checkVisibility({ contentVisibilityAuto: true })).length,
        )
    expect(await blank(), 'left out at first').toBeGreaterThan(5)
    for (const section of await page.locator('main section[id], #page > footer').all())
      await section.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(blank).toBe(0)
    expect(await page.locator('body').innerText()).toContain(faq.at(-1)?.question)
  })
})

test('the figures of the group stand on the home page once', async ({ page }) => {
  await page.goto('/')
  const said = (await page.locator('main').textContent()) ?? ''
  for (const figure of [activePatients.value, yearsOfExcellence.value, invisalign.patients.value])
    expect(said.split(figure)).toHaveLength(2)
})
