import { dayLines, hoursByLabel } from '../src/lib/hours-lines.ts'
import { addressLine, mapsSearchUrl, writeReviewUrl } from '../src/lib/maps.ts'
import { telHref } from '../src/lib/phone-links.ts'
import { contact, nhsSection, practices } from './content.ts'
import { expect, test } from './support/test.ts'

const all = Object.values(practices)
const opensBeside = ' (opens in a new tab)'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('booking: every practice has its address, phone, features and portal', async ({ page }) => {
    await page.goto('/')
    for (const practice of all) {
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
    }
  })

  test('contact: every practice has its hours by label and every way to reach it', async ({
    page,
  }) => {
    await page.goto('/')
    for (const practice of all) {
      const card = page
        .getByRole('region', { name: 'Call, write or come in' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: practice.tradeName }) })
      await expect(card.getByRole('img', { name: practice.interior.alt })).toBeVisible()
      const usual = hoursByLabel({ ...practice, exceptionalDays: [] }, contact.hoursLabels)
      await expect(card.getByRole('definition')).toHaveText(usual.map(({ hours }) => hours))
      await expect(card.getByRole('term')).toHaveText(usual.map(({ label }) => label))
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
    }
  })

  test('locations: every practice has its rating, two lines of hours and three links', async ({
    page,
  }) => {
    await page.goto('/')
    for (const practice of all) {
      const card = page
        .getByRole('region', { name: 'Find us' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: practice.tradeName }) })
      const [monday = '', tuesday = ''] = dayLines(practice.hours)
      await expect(card).toContainText(
        `${practice.rating.toFixed(1)}${practice.reviewCount} reviews`,
      )
      await expect(card).toContainText(monday)
      await expect(card).toContainText(tuesday)
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
    }
  })

  test('NHS: the notice with its three options stands before the practices', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', { name: nhsSection.title })
    await expect(section.getByText(nhsSection.banner)).toBeVisible()
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      nhsSection.notice.title,
      // Those that have places come first.
      ...[...all]
        .sort((one, other) => Number(other.acceptingNhs) - Number(one.acceptingNhs))
        .map(({ tradeName }) => tradeName),
      nhsSection.why.title,
    ])
    for (const { title } of nhsSection.notice.options) await expect(section).toContainText(title)
    await expect(section).toContainText(nhsSection.why.statement)
  })

  test('NHS: a practice that accepts has a register and a call button', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', { name: nhsSection.title })
    for (const practice of all.filter(({ acceptingNhs }) => acceptingNhs)) {
      await expect(
        section.getByRole('link', { name: `Register at ${practice.town}` }),
      ).toHaveAttribute('href', practice.portalUrl)
      await expect(section.getByRole('link', { name: `Call ${practice.town}` })).toHaveAttribute(
        'href',
        telHref(practice.phone),
      )
    }
  })

  test('NHS: a practice whose list is full says so and offers private care', async ({ page }) => {
    await page.goto('/')
    for (const practice of all.filter(({ acceptingNhs }) => !acceptingNhs)) {
      const card = page
        .getByRole('region', { name: nhsSection.title })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: practice.tradeName }) })
      await expect(card).toContainText(nhsSection.fullLabel)
      await expect(card.getByRole('link', { name: nhsSection.privateCareLabel })).toHaveAttribute(
        'href',
        telHref(practice.phone),
      )
      await expect(card.getByRole('link', { name: 'Register' })).toHaveCount(0)
    }
  })
})

test('Leave a Review brings the visitor to the Write Review links', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Leave a Review' }).click()
  await expect(page).toHaveURL(/#write-review$/)
  await expect(page.getByRole('link', { name: /^Write Review/ }).first()).toBeInViewport()
})
