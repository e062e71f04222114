import { faq } from '../content/faq.ts'
import { group } from '../content/group.ts'
import { nhsSection } from '../content/nhs-section.ts'
import { practices } from '../content/practices.ts'
import { addressLine, mapsSearchUrl, writeReviewUrl } from '../src/lib/maps.ts'
import { telHref } from '../src/lib/phone.ts'
import { expect, test } from './support/test.ts'

const all = Object.values(practices)
const opensBeside = ' (opens in a new tab)'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const practice of all) {
    test(`booking: ${practice.town} has its address, phone, features and portal`, async ({
      page,
    }) => {
      await page.goto('/')
      const card = page
        .getByRole('region', { name: 'Register and book' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: practice.tradeName }) })
      await expect(card.getByRole('img', { name: practice.exterior.alt })).toBeVisible()
      await expect(card).toContainText(addressLine(practice.address))
      for (const feature of practice.bookingFeatures) await expect(card).toContainText(feature)
      await expect(card.getByRole('link', { name: practice.phone })).toHaveAttribute(
        'href',
        telHref(practice.phone),
      )
      const portal = card.getByRole('link', { name: `Register & Book at ${practice.town}` })
      await expect(portal).toHaveAttribute('href', practice.portalUrl)
      await expect(portal).toHaveAttribute('target', '_blank')
      await expect(portal).toHaveAttribute('rel', 'noopener')
      await expect(portal).toContainText(opensBeside)
    })
  }

  for (const [practice, weekdays, lunch] of [
    [practices.bradford, '9:00 AM - 5:00 PM', '12:30 PM - 1:30 PM'],
    [practices.ripon, '9:00 AM - 5:00 PM', '1:00 PM - 2:00 PM'],
    [practices.leeds, '9:00 AM - 4:30 PM', '12:30 PM - 2:00 PM'],
  ] as const) {
    test(`contact: ${practice.town} has its hours by label and every way to reach it`, async ({
      page,
    }) => {
      await page.goto('/')
      const card = page
        .getByRole('region', { name: 'Call, write or come in' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: practice.tradeName }) })
      await expect(card.getByRole('img', { name: practice.interior.alt })).toBeVisible()
      await expect(card.getByRole('definition')).toHaveText([weekdays, lunch, 'Closed', 'Closed'])
      await expect(card.getByRole('term')).toHaveText([
        'Monday - Friday',
        'Lunch Break',
        'Saturday',
        'Sunday',
      ])
      const address = addressLine(practice.address)
      await expect(card).toContainText(address)
      for (const [name, href] of [
        [practice.phone, telHref(practice.phone)],
        [practice.email, `mailto:${practice.email}`],
        ['View on Map', mapsSearchUrl(address)],
        ['Call Now', telHref(practice.phone)],
      ] as const) {
        await expect(card.getByRole('link', { name })).toHaveAttribute('href', href)
      }
    })
  }

  for (const [practice, rating, hours] of [
    [practices.bradford, '4.8322 reviews', '9:00 AM - 5:00 PM'],
    [practices.ripon, '4.9929 reviews', '9:00 AM - 5:00 PM'],
    [practices.leeds, '4.7186 reviews', '9:00 AM - 4:30 PM'],
  ] as const) {
    test(`locations: ${practice.town} has its rating, two lines of hours and three links`, async ({
      page,
    }) => {
      await page.goto('/')
      const card = page
        .getByRole('region', { name: 'Three practices' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: practice.tradeName }) })
      await expect(card).toContainText(rating)
      await expect(card).toContainText(`Monday: ${hours}`)
      await expect(card).toContainText(`Tuesday: ${hours}`)
      await expect(card).not.toContainText('Wednesday')
      for (const [name, href] of [
        ['Get Directions', mapsSearchUrl(addressLine(practice.address))],
        ['Write Review', writeReviewUrl(practice.placeId)],
        ['Visit Site', practice.website],
      ] as const) {
        const link = card.getByRole('link', { name })
        await expect(link).toHaveAttribute('href', href)
        await expect(link).toHaveAttribute('target', '_blank')
      }
    })
  }

  test('locations: the sample reviews carry dates in en-GB form', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Three practices' })
    for (const line of [
      'Rukhsana A., Bradford, 18/09/2025',
      'Peter L., Ripon, 04/06/2025',
      'Yasmin B., Leeds, 27/08/2025',
    ]) {
      await expect(section).toContainText(line)
    }
    await expect(section.getByRole('link', { name: 'View All Reviews' })).toHaveAttribute(
      'href',
      group.reviewsSearchUrl,
    )
  })

  test('NHS: the notice with its three options stands before the practices', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', { name: nhsSection.title })
    await expect(section.getByText('NOW ACCEPTING NEW NHS PATIENTS')).toBeVisible()
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      nhsSection.notice.title,
      practices.bradford.tradeName,
      practices.ripon.tradeName,
      practices.leeds.tradeName,
      'Why Choose NHS Care With Us?',
    ])
    for (const { title } of nhsSection.notice.options) await expect(section).toContainText(title)
    await expect(section).toContainText(nhsSection.why.statement)
  })

  test('NHS: a practice that accepts has a register and a call button', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', { name: nhsSection.title })
    for (const practice of [practices.bradford, practices.ripon]) {
      await expect(
        section.getByRole('link', { name: `Register at ${practice.town}` }),
      ).toHaveAttribute('href', practice.portalUrl)
      await expect(section.getByRole('link', { name: `Call ${practice.town}` })).toHaveAttribute(
        'href',
        telHref(practice.phone),
      )
    }
  })

  test('NHS: Leeds says that its list is full and offers private care', async ({ page }) => {
    await page.goto('/')
    const card = page
      .getByRole('region', { name: nhsSection.title })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: practices.leeds.tradeName }) })
    await expect(card).toContainText('NHS list currently full')
    await expect(card.getByRole('link', { name: 'Call for Private Care' })).toHaveAttribute(
      'href',
      telHref(practices.leeds.phone),
    )
    await expect(card.getByRole('link', { name: 'Register' })).toHaveCount(0)
  })
})

test('Leave a Review brings the visitor to the Write Review links', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Leave a Review' }).click()
  await expect(page).toHaveURL(/#write-review$/)
  await expect(page.getByRole('link', { name: /^Write Review/ }).first()).toBeInViewport()
})

test('on a phone the practices of a row can be swiped, and nothing else scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Call, write or come in' }).getByRole('list').first()
  const [scrollable, shown] = await row.evaluate((list) => [list.scrollWidth, list.clientWidth])
  expect(scrollable).toBeGreaterThan(shown ?? 0)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond).toBe(0)
})

test('search engines are told of the group, three dentists and the questions', async ({ page }) => {
  await page.goto('/')
  const records = await page
    .locator('head script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))
  const ofType = (type: string) => records.filter((record) => record['@type'] === type)

  expect(ofType('Dentist').map(({ name }) => name)).toEqual(all.map(({ tradeName }) => tradeName))
  for (const dentist of ofType('Dentist')) {
    expect(dentist).toMatchObject({
      priceRange: '££',
      address: { addressCountry: 'GB' },
      aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
      parentOrganization: { name: group.name },
    })
  }
  expect(ofType('MedicalOrganization')).toMatchObject([
    { name: group.name, aggregateRating: { ratingValue: 4.8, reviewCount: 381 } },
  ])
  const [questions] = ofType('FAQPage')
  const shown = await page
    .getByRole('region', { name: 'Questions' })
    .locator('summary')
    .allTextContents()
  expect(questions.mainEntity.map(({ name }: { name: string }) => name)).toEqual(shown)
  expect(shown).toHaveLength(faq.length)
})
