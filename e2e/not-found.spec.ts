import { served } from './support/served-text.ts'
import { expect, test } from './support/test.ts'

const unknown = '/no/such-page'

test.use({
  expectedComplaints: [
    /^Failed to load resource: .* 404|^404: there is no page at \/no\/such-page$/,
  ],
})

test('an unknown address is answered with status 404 and a whole page', async ({ request }) => {
  const response = await request.get(unknown)
  expect(response.status()).toBe(404)
  const { text: words } = await served(request, unknown)
  for (const text of ['404', 'Oops! Page not found', 'Return to Home'])
    expect(words).toContain(text)
})

test('it logs its path, claims no canonical address, shows no breadcrumb and leads home', async ({
  page,
  complaints,
}) => {
  await page.goto(unknown)
  await expect(page).toHaveTitle(/Page not found/)
  await expect.poll(() => complaints.join('\n')).toContain(`404: there is no page at ${unknown}`)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
