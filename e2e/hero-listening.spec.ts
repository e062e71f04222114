import { hero } from './content.ts'
import { expect, test } from './support/test.ts'

for (const [label, path, heading] of [
  ['in pain today', '/emergency-dentist', /emergency/i],
  ['looking for an NHS place', '/nhs-information#register', /register/i],
] as const) {
  test(`“${label}” leads to its page`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('list', { name: hero.listening.label }).getByText(label).click()
    await expect(page).toHaveURL(path)
    const place = path.includes('#') ? page.locator('#register') : page.getByRole('main')
    await expect(place.getByRole('heading', { name: heading }).first()).toBeInViewport()
  })
}

for (const [label, id, words] of [
  ['nervous', 'faq-nervous', 'stop signal'],
  ['bringing a child', 'faq-children', 'NHS dental care is free for children'],
] as const) {
  test(`“${label}” opens the honest answer`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('list', { name: hero.listening.label }).getByText(label).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator(`#${id}`)).toContainText(words)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })
}

test('it is one line of plain links on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const tops = await page
    .getByRole('list', { name: hero.listening.label })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(tops).toHaveLength(hero.listening.links.length)
  expect(new Set(tops).size).toBe(1)
})
