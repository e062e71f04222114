import { expect, type Page } from '@playwright/test'
import { plainly } from '../../src/content/typeset.ts'
import { group, practices } from '../content.ts'

/** What docs/compliance.md asks of every page. */
export async function expectRegulatorsWishes(page: Page) {
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
