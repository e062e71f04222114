import { expect, type Page } from '@playwright/test'
import { practices } from '../content.ts'

/** The sections of home that say of every practice whether it is open. */
export const openNowSections = [
  'Register and book',
  'Call, write or come in',
  'Find us',
  'NHS care in',
]

const names = Object.values(practices).map(({ tradeName }) => tradeName)

/** @param labels of the practices in their order; a section may show them in another */
export async function expectLabels(page: Page, section: string, labels: string[]) {
  for (const [index, label] of labels.entries()) {
    const card = page
      .getByRole('region', { name: section })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: names[index] ?? '' }) })
    // Sections above may still grow as they are laid out: come near again until the line is there.
    await expect(async () => {
      await card.scrollIntoViewIfNeeded()
      await expect(card).toContainText(label, { timeout: 500 })
    }).toPass()
  }
}
