import { charges } from '../content/charges.ts'
import { group } from '../content/group.ts'
import { type LocationPageSlug, locationPages } from '../content/location-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { practices } from '../content/practices.ts'
import { telHref } from '../src/lib/phone.ts'
import { served, wordsIn } from './support/served-text.ts'
import { expect, test } from './support/test.ts'

const path = (slug: LocationPageSlug) => `/locations/${slug}` as const

for (const slug of Object.keys(locationPages) as LocationPageSlug[]) {
  const content = locationPages[slug]
  const practice = practices[content.practice]

  test(`${slug}: every sentence of its content is in the served page`, async ({ request }) => {
    const { main } = await served(request, path(slug))
    // The Leeds page has words for a full list and for an open one; one half is shown.
    const { [practice.acceptingNhs ? 'whenFull' : 'whenOpen']: _, ...shown } = content as Record<
      string,
      unknown
    >
    for (const words of wordsIn(shown)) expect(main).toContain(words)
  })

  test(`${slug}: the practice is in the structured data`, async ({ request }) => {
    const { html } = await served(request, path(slug))
    expect(html).toContain(`"@type":"Dentist"`)
    expect(html).toContain(practice.tradeName)
    expect(html).toContain('"priceRange":"££"')
  })
}

const charge = ['£25.80', '£70.70', '£306.80']
const bandItems = Object.values(charges).flatMap((band) =>
  typeof band === 'object' ? [band.name, ...band.covers] : [],
)

for (const slug of ['nhs-bradford-dentist', 'nhs-ripon-dentist'] as const) {
  const practice = practices[locationPages[slug].practice]

  test(`${slug}: charges, practice and a call to register`, async ({ page, request }) => {
    const { main } = await served(request, path(slug))
    expect(main).toContain('accepting new NHS patients')
    for (const words of [...charge, ...bandItems]) expect(main).toContain(words)
    for (const words of [practice.tradeName, practice.address.postcode, practice.email])
      expect(main).toContain(words)
    await page.goto(path(slug))
    const calls = page.getByRole('main').getByRole('link', { name: 'Call to register' })
    for (const call of await calls.all())
      await expect(call).toHaveAttribute(
        'href',
        `tel:+44${practice.phone.slice(1).replace(/ /g, '')}`,
      )
    await expect(page.getByRole('link', { name: 'Register online' })).toHaveAttribute(
      'target',
      '_blank',
    )
  })
}

test('NHS Ripon has its own title, description and keywords, and says what is limited', async ({
  page,
}) => {
  const own = pageMeta['/locations/nhs-ripon-dentist']
  await page.goto(path('nhs-ripon-dentist'))
  await expect(page).toHaveTitle(new RegExp(`^${own.title}`))
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', own.description)
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute(
    'content',
    own.keywords.join(', '),
  )
  await expect(
    page.getByRole('heading', { name: 'Limited NHS availability for complex treatment' }),
  ).toBeVisible()
})

test('opening hours are those of the practice', async ({ request }) => {
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
      "Children's dentistry",
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
