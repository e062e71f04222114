import type { Page } from '@playwright/test'
import { dayLines, hoursByLabel } from '../src/lib/hours-lines.ts'
import { addressLine, mapsSearchUrl, writeReviewUrl } from '../src/lib/maps.ts'
import { telHref } from '../src/lib/phone-links.ts'
import { contact, nhsSection, practices } from './content.ts'
import { expect, test } from './support/test.ts'

const all = Object.values(practices)
const opensBeside = ' (opens in a new tab)'

const cardOf = (page: Page, section: string, { tradeName }: (typeof all)[number]) =>
  page
    .getByRole('region', { name: section })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: tradeName }) })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('booking: every practice has its address, phone, features and portal', async ({ page }) => {
    await page.goto('/')
    for (const practice of all) {
      const card = cardOf(page, 'Register and book', practice)
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
      const card = cardOf(page, 'Call, write or come in', practice)
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
      const card = cardOf(page, 'Find us', practice)
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

  test('NHS: a practice registers and is called, or says that its list is full and offers private care', async ({
    page,
  }) => {
    await page.goto('/')
    for (const practice of all) {
      const { acceptingNhs, town, phone, portalUrl } = practice
      const card = cardOf(page, nhsSection.title, practice)
      const register = card.getByRole('link', { name: `Register at ${town}` })
      const call = acceptingNhs ? `Call ${town}` : nhsSection.privateCareLabel
      await expect(card.getByRole('link', { name: call })).toHaveAttribute('href', telHref(phone))
      await expect(register).toHaveCount(acceptingNhs ? 1 : 0)
      if (acceptingNhs) await expect(register).toHaveAttribute('href', portalUrl)
      else await expect(card).toContainText(nhsSection.fullLabel)
    }
  })
})

test('Leave a Review brings the visitor to the Write Review links', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Leave a Review' }).click()
  await expect(page).toHaveURL(/#write-review$/)
  await expect(page.getByRole('link', { name: /^Write Review/ }).first()).toBeInViewport()
})
