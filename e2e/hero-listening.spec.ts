import { hero } from './content.ts'
import { expect, test } from './support/test.ts'

test('the hero asks what brings the visitor here, and leads to each honest answer', async ({
  page,
}) => {
  for (const { label, to } of hero.listening.links) {
    await page.goto('/')
    await page.getByRole('list', { name: hero.listening.label }).getByText(label).click()
    await expect(page).toHaveURL(to)
    const { hash } = new URL(page.url())
    if (hash) await expect(page.locator(hash)).toBeInViewport()
  }
})
