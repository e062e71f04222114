import { group } from '../content/group.ts'
import { practices } from '../content/practices.ts'
import { team } from '../content/team.ts'
import { telHref } from '../src/lib/phone.ts'
import { pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Duties of docs/compliance.md that only a browser can see. */

/** The visitor's country for five minutes, and where a page was scrolled to: gone with the tab. */
const neededByThePage = ['visitor-location']

for (const { path } of pages) {
  test(`${path} shows what the regulator asks of every page`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    const { gdc } = group.regulators
    await expect(footer.getByRole('link', { name: gdc.name })).toHaveAttribute('href', gdc.website)
    await expect(footer.locator(`time[datetime="${group.lastUpdated}"]`)).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Complaints Procedure' })).toBeVisible()
    for (const { tradeName, address, phone, email, careOffered } of Object.values(practices)) {
      const practice = footer.getByRole('listitem').filter({ hasText: tradeName }).first()
      for (const fact of [address.street, address.postcode, phone, email, careOffered])
        await expect(practice).toContainText(fact)
    }
    // Words of components too, not only those of content/: protected titles, courtesy titles, ratings.
    const words = (await page.locator('body').textContent()) ?? ''
    const sentences = words.split(/(?<=[.!?])\s/)
    const claims = sentences.filter(
      (sentence) =>
        /\bDr\.? [A-Z]|CQC rat|rated (Good|Outstanding)/.test(sentence) ||
        (/\b(specialists?|orthodontists?)\b/i.test(sentence) && !/refer|hospital/i.test(sentence)),
    )
    expect(claims).toEqual([])
  })

  test(`${path} asks nobody else and keeps nothing before the visitor acts`, async ({
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
    expect(elsewhere).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    const kept = await page.evaluate(() => Object.keys(sessionStorage))
    expect(kept.filter((key) => !neededByThePage.includes(key))).toEqual([])
  })
}

test('every clinician’s card shows registration, country and qualifications', async ({ page }) => {
  await page.goto('/')
  for (const member of team) {
    const card = page.locator('[aria-roledescription="slide"]').filter({ hasText: member.name })
    for (const qualification of member.qualifications)
      await expect(card.first()).toContainText(qualification)
    if (!('registration' in member)) continue
    await expect(card.first()).toContainText(member.registration.gdcNumber)
    await expect(card.first()).toContainText(member.registration.qualifiedIn)
  }
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
