import type { Page } from '@playwright/test'
import { plainly } from '../src/content/typeset.ts'
import { telHref } from '../src/lib/phone.ts'
import {
  about,
  group,
  locationsSection,
  network,
  practices,
  reviewsSection,
  team,
  teamSection,
} from './content.ts'
import { pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Duties of docs/compliance.md that only a browser can see. */

/** The visitor's country for five minutes, and where a page was scrolled to: gone with the tab. */
const neededByThePage = ['visitor-location']

for (const { path } of pages) {
  test(`${path} shows what the regulator asks of every page, asks nobody else and keeps nothing`, async ({
    page,
    context,
    baseURL,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url())
    })
    await page.clock.install()
    await page.goto(path)
    // Past the notification and the launcher, which come two seconds after the page.
    await page.clock.runFor(10_000)
    await page.waitForLoadState('networkidle')
    expect.soft(elsewhere).toEqual([])
    expect.soft(await context.cookies()).toEqual([])
    expect.soft(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    const kept = await page.evaluate(() => Object.keys(sessionStorage))
    expect.soft(kept.filter((key) => !neededByThePage.includes(key))).toEqual([])

    await expectRegulatorsWishes(page)
  })
}

async function expectRegulatorsWishes(page: Page) {
  const footer = page.getByRole('contentinfo')
  const { gdc } = group.regulators
  await expect(footer.getByRole('link', { name: gdc.name })).toHaveAttribute('href', gdc.website)
  await expect(footer.locator(`time[datetime="${group.lastUpdated}"]`)).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Complaints Procedure' })).toBeVisible()
  for (const { tradeName, address, phone, email, careOffered } of Object.values(practices)) {
    const practice = footer.getByRole('listitem').filter({ hasText: tradeName }).first()
    const words = plainly((await practice.textContent()) ?? '')
    for (const fact of [address.street, address.postcode, phone, email, careOffered])
      expect.soft(words).toContain(fact)
  }
  // Words of components too, not only those of content/: protected titles, courtesy titles, ratings.
  const words = (await page.locator('body').textContent()) ?? ''
  const sentences = words.split(/(?<=[.!?])\s/)
  const claims = sentences.filter(
    (sentence) =>
      /\bDr\.? [A-Z]|CQC rat|rated (Good|Outstanding)/.test(sentence) ||
      (/\b(specialists?|orthodontists?)\b/i.test(sentence) && !/refer|hospital/i.test(sentence)),
  )
  expect.soft(claims).toEqual([])
}

test('every clinician’s card shows registration, country and qualifications', async ({ page }) => {
  await page.goto('/')
  for (const member of team) {
    const card = page.locator('[aria-roledescription="slide"]').filter({ hasText: member.name })
    for (const qualification of member.qualifications)
      await expect(card.first()).toContainText(qualification)
    if (!member.registration) continue
    await expect(card.first()).toContainText(member.registration.gdcNumber)
    await expect(card.first()).toContainText(member.registration.qualifiedIn)
  }
})

test('what is invented says so beside it', async ({ page }) => {
  test.skip(!group.sample, 'real people, reviews and statements need no such line')
  await page.goto('/')
  for (const [section, note] of [
    ['statements', about.statementsSampleNote],
    ['team', teamSection.sampleNote],
    ['reviews', reviewsSection.sampleNote],
    ['locations', locationsSection.sampleNote],
  ] as const)
    await expect(page.locator(`#${section}`)).toContainText(note)
  await page.goto('/network-of-clinics')
  await expect(page.getByRole('main')).toContainText(network.sampleNote)
})

test('whoever is not content with our answer is told where to go next, by number', async ({
  page,
}) => {
  await page.goto('/complaints')
  const bodies = page.getByRole('main')
  await expect(bodies).toContainText('integrated care board')
  for (const [body, number] of [
    ['Parliamentary and Health Service Ombudsman', '0345 015 4033'],
    ['Dental Complaints Service', '020 8253 0800'],
  ] as const) {
    await expect(bodies).toContainText(body)
    await expect(bodies.getByRole('link', { name: number }).first()).toHaveAttribute(
      'href',
      telHref(number),
    )
  }
  await expect(bodies.getByText('General Dental Council').first()).toBeVisible()
})
