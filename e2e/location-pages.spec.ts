import { telHref } from '../src/lib/phone-links.ts'
import { group, type LocationPageSlug, locationPages, pageMeta, practices } from './content.ts'
import { expect, test } from './support/test.ts'

const path = (slug: LocationPageSlug) => `/locations/${slug}` as const

// Titles and descriptions are every-page.spec.ts.
test('NHS Ripon has keywords of its own', async ({ page }) => {
  const own = pageMeta['/locations/nhs-ripon-dentist']
  await page.goto(path('nhs-ripon-dentist'))
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute(
    'content',
    own.keywords.join(', '),
  )
})

test('a page of an open list calls to register, and registers online in a new tab', async ({
  page,
}) => {
  const slug = 'nhs-bradford-dentist'
  const { acceptingNhs, phone } = practices[locationPages[slug].practice]
  test.skip(!acceptingNhs, 'its NHS list is full')
  await page.goto(path(slug))
  const calls = page.getByRole('main').getByRole('link', { name: 'Call to register' })
  await expect(calls.first()).toHaveAttribute('href', telHref(phone))
  await expect(page.getByRole('link', { name: 'Register online' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('the Bradford page shows the placeholder contact', async ({ page }) => {
  const { phone, email, address } = group.placeholderContact
  await page.goto(path('bradford-dentist'))
  const main = page.getByRole('main')
  await expect(main.getByText(`${address.street}, ${address.locality}`)).toBeVisible()
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone))
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
})

test('the page of a practice whose list is full shows no way to register', async ({ page }) => {
  for (const slug of Object.keys(locationPages).filter((name) => name.startsWith('nhs-'))) {
    if (practices[locationPages[slug as LocationPageSlug].practice].acceptingNhs) continue
    await page.goto(path(slug as LocationPageSlug))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /register/i })).toHaveCount(0)
  }
})
