import { telHref } from '../../src/lib/phone-links.ts'
import { type LocationPageSlug, practices } from '../content.ts'
import { served } from '../support/served-text.ts'
import { expect, test } from '../support/specification.ts'

const path = (slug: LocationPageSlug) => `/locations/${slug}` as const

test('pages of open lists say so, with the charges of SPEC §9', async ({ request }) => {
  for (const slug of ['nhs-bradford-dentist', 'nhs-ripon-dentist'] as const) {
    const { main } = await served(request, path(slug))
    expect(main).toContain('accepting new NHS patients')
    for (const price of ['£25.80', '£70.70', '£306.80']) expect(main).toContain(price)
  }
})

test('opening hours are those of SPEC §9', async ({ request }) => {
  const hours = {
    'bradford-dentist': ['9:00 AM - 5:00 PM', '12:30 PM - 1:30 PM'],
    'nhs-bradford-dentist': ['9:00 AM - 5:00 PM', '12:30 PM - 1:30 PM'],
    'nhs-ripon-dentist': ['9:00 AM - 5:00 PM', '1:00 PM - 2:00 PM'],
    'nhs-leeds-dentist': ['9:00 AM - 4:30 PM', '12:30 PM - 2:00 PM'],
  }
  for (const [slug, [open = '', lunch = '']] of Object.entries(hours)) {
    const { main } = await served(request, path(slug as LocationPageSlug))
    expect(main).toContain(
      `Monday - Friday ${open} Lunch Break ${lunch} Saturday Closed Sunday Closed`,
    )
  }
})

test.describe('NHS Leeds', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(path('nhs-leeds-dentist'))
  })

  test('says on amber, before anything else, that the list is full', async ({ page }) => {
    const banner = page.getByText('NHS Patient List Currently Full', { exact: true })
    await expect(banner).toBeInViewport()
    const ground = await banner.evaluate(
      (element) => getComputedStyle(element.closest('.bg-amber') ?? element).backgroundColor,
    )
    expect(ground).toBe('rgb(255, 184, 28)')
  })

  test('has four benefits and the eight services of the specification', async ({ page }) => {
    const under = (name: string) =>
      page.getByRole('region', { name }).getByRole('heading', { level: 3 })
    await expect(under('What you can count on in Leeds')).toHaveCount(4)
    await expect(under('NHS services for patients on our list')).toHaveText([
      'Examinations',
      'Emergency care',
      'Fillings and restorations',
      'Extractions',
      'Preventive care',
      'Oral health advice',
      'Hygiene',
      /^Children.s dentistry$/,
    ])
  })

  test('its button brings the visitor to the three steps of private booking', async ({ page }) => {
    await page.getByRole('link', { name: 'Book Private Appointment' }).click()
    const guide = page.locator('#booking')
    await expect(guide.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(guide.getByRole('listitem')).toHaveCount(3)
    await expect(guide.getByRole('link', { name: 'Call to book' })).toHaveAttribute(
      'href',
      telHref(practices.leeds.phone),
    )
  })

  test('shows no NHS charge and no way to register on the NHS there', async ({ page }) => {
    const main = page.getByRole('main')
    await expect(main.getByText('£25.80')).toHaveCount(0)
    await expect(main.getByRole('link', { name: /register/i })).toHaveCount(0)
    for (const town of ['Bradford', 'Ripon'])
      await expect(main.getByRole('link', { name: `NHS dentist in ${town}` })).toBeVisible()
  })
})
