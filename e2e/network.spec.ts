import { network } from '../content/network.ts'
import { served, wordsIn } from './support/served-text.ts'
import { expect, test } from './support/test.ts'

const path = '/network-of-clinics'

test('every sentence, rating and number of reviews is in the served page', async ({ request }) => {
  const { main } = await served(request, path)
  for (const words of wordsIn(network, (key) => key !== 'emptyText')) expect(main).toContain(words)
  for (const figures of ['4.8', '125 reviews', '4.7', '89 reviews']) expect(main).toContain(figures)
  expect(main).not.toContain(network.emptyText)
})

test('two partners in Ontario, each with its website in a new tab', async ({ page }) => {
  await page.goto(path)
  const cards = page.getByRole('region', { name: 'Partner clinics' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  for (const [index, { name, website, googleRating }] of network.clinics.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { name })).toBeVisible()
    await expect(card.getByText('Ontario, Canada')).toBeVisible()
    await expect(card.getByLabel(`${googleRating} out of 5 stars`)).toBeVisible()
    const link = card.getByRole('link', { name: /^Visit Website/ })
    await expect(link).toHaveAttribute('href', website)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
})

test('says that the clinics are independent', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Independent clinics' })).toContainText(
    'independently owned and run',
  )
})
