import { isSample, network } from './content.ts'
import { served, wordsIn } from './support/served-text.ts'
import { expect, test } from './support/test.ts'

const path = '/network-of-clinics'

test('every sentence, rating and number of reviews is in the served page', async ({ request }) => {
  const { main } = await served(request, path)
  const isShown = (key: string) => key !== 'emptyText' && (isSample || key !== 'sampleNote')
  for (const words of wordsIn(network, isShown)) expect(main).toContain(words)
  for (const { googleRating, reviewCount } of network.clinics)
    for (const figure of [googleRating.toFixed(1), `${reviewCount} reviews`])
      expect(main).toContain(figure)
  expect(main).not.toContain(network.emptyText)
})

test('every partner has its website in a new tab', async ({ page }) => {
  await page.goto(path)
  const cards = page.getByRole('region', { name: 'Partner clinics' }).getByRole('listitem')
  await expect(cards).toHaveCount(network.clinics.length)
  for (const [index, { name, location, website, googleRating }] of network.clinics.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { name })).toBeVisible()
    await expect(card.getByText(location)).toBeVisible()
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
