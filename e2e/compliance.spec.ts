import {
  about,
  group,
  locationsSection,
  network,
  reviewsSection,
  team,
  teamSection,
} from './content.ts'
import { expect, test } from './support/test.ts'

// Duties of docs/compliance.md that one page has; those of all pages are held by every-page.spec.ts.

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
