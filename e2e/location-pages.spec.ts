import { telHref } from '../src/lib/phone-links.ts'
import { group, type LocationPageSlug, locationPages, pageMeta, practices } from './content.ts'
import { expect, test } from './support/test.ts'

const path = (slug: LocationPageSlug) => `/locations/${slug}` as const

test('NHS Ripon has its own title, description and keywords', async ({ page }) => {
  const own = pageMeta['/locations/nhs-ripon-dentist']
  await page.goto(path('nhs-ripon-dentist'))
  await expect(page).toHaveTitle(new RegExp(`^${own.title}`))
  const meta = (name: string) => page.locator(`meta[name=${name}]`)
  await expect(meta('description')).toHaveAttribute('content', own.description)
  await expect(meta('keywords')).toHaveAttribute('content', own.keywords.join(', '))
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
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Locations', 'Bradford Dentist'])
})

test('the page of a practice whose list is full shows no way to register', async ({ page }) => {
  for (const slug of Object.keys(locationPages).filter((name) => name.startsWith('nhs-'))) {
    if (practices[locationPages[slug as LocationPageSlug].practice].acceptingNhs) continue
    await page.goto(path(slug as LocationPageSlug))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /register/i })).toHaveCount(0)
  }
})
