import { telHref } from '../src/lib/phone-links.ts'
import { group } from './content.ts'
import { expect, test } from './support/test.ts'

const { phone, email } = group.placeholderContact

const services = [
  { path: '/services/general-dentistry', procedure: 'MedicalProcedure' },
  { path: '/services/cosmetic-dentistry', procedure: 'MedicalProcedure' },
  { path: '/services/dental-implants', procedure: 'SurgicalProcedure' },
]

for (const { path, procedure } of services) {
  test(`${path} has its records, and can be acted on`, async ({ page }) => {
    await page.goto(path)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const things = blocks.map((block) => JSON.parse(block))
    expect(things.map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining([procedure, 'FAQPage', 'BreadcrumbList']),
    )
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Call Us Now' }).first()).toHaveAttribute(
      'href',
      telHref(phone),
    )
    await expect(main.locator('a[href^="mailto:"]')).toHaveAttribute('href', `mailto:${email}`)
    await main.getByRole('link', { name: 'Book Appointment' }).first().click()
    await expect(page).toHaveURL('/#booking')
  })
}

test('of three whitening options the third is the most popular, and choosing one does nothing', async ({
  page,
}) => {
  const path = '/services/teeth-whitening'
  await page.goto(path)
  const options = page.getByRole('listitem').filter({ hasText: 'Choose This Option' })
  await expect(options).toHaveCount(3)
  await expect(page.getByText('MOST POPULAR')).toHaveCount(1)
  await expect(options.nth(2)).toContainText('MOST POPULAR')
  const before = await page.getByRole('main').innerHTML()
  for (const button of await page.getByRole('button', { name: 'Choose This Option' }).all()) {
    await expect(button).toHaveAttribute('type', 'button')
    await button.click()
  }
  await expect(page).toHaveURL(path)
  expect(await page.getByRole('main').innerHTML()).toBe(before)
})
