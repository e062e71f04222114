import { telHref } from '../src/lib/phone-links.ts'
import { contact, group, pages, practices } from './content.ts'
import { expect, test } from './support/test.ts'

const all = Object.values(practices)

// Titles and descriptions are every-page.spec.ts.
test('NHS Ripon has keywords of its own', async ({ page }) => {
  const path = '/locations/nhs-ripon-dentist'
  const own = pages.find((listed) => listed.path === path)?.titles.keywords ?? []
  await page.goto(path)
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', own.join(', '))
})

test('a page of an open list calls to register, and registers online in a new tab', async ({
  page,
}) => {
  const open = all.find(({ acceptingNhs, nhsPage }) => acceptingNhs && nhsPage)
  test.skip(!open, 'every NHS list is full')
  await page.goto(open?.nhsPage?.address ?? '')
  const calls = page.getByRole('main').getByRole('link', { name: 'Call to register' })
  await expect(calls.first()).toHaveAttribute('href', telHref(open?.phone ?? ''))
  await expect(page.getByRole('link', { name: 'Register online' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('the Bradford page shows the placeholder contact', async ({ page }) => {
  const { phone, email, address } = group.placeholderContact
  await page.goto('/locations/bradford-dentist')
  const main = page.getByRole('main')
  await expect(main.getByText(`${address.street}, ${address.locality}`)).toBeVisible()
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone))
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
})

test('the page of a practice whose list is full shows no way to register', async ({ page }) => {
  for (const { acceptingNhs, nhsPage } of all) {
    if (acceptingNhs || !nhsPage) continue
    await page.goto(nhsPage.address)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /register/i })).toHaveCount(0)
  }
})

test('a practice can be saved as a contact, and its closed days followed', async ({
  page,
  request,
}) => {
  for (const { nhsPage, slug, tradeName } of all) {
    if (!nhsPage) continue
    await page.goto(nhsPage.address)
    const main = page.getByRole('main')
    for (const [label, address, type] of [
      [contact.saveContactLabel, `/contacts/${slug}.vcf`, 'text/vcard'],
      [contact.closuresLabel, `/closures/${slug}.ics`, 'text/calendar'],
    ] as const) {
      await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', address)
      const file = await request.get(address)
      expect(file.headers()['content-type']).toMatch(type)
      expect(await file.text()).toContain(tradeName)
    }
  }
})
