import { plainly } from '../src/content/typeset.ts'
import { hoursByLabel } from '../src/lib/hours-lines.ts'
import { telHref } from '../src/lib/phone-links.ts'
import {
  charges,
  contact,
  group,
  type LocationPageSlug,
  locationPages,
  pageMeta,
  practices,
} from './content.ts'
import { served, wordsIn } from './support/served-text.ts'
import { expect, test } from './support/test.ts'

const path = (slug: LocationPageSlug) => `/locations/${slug}` as const

/** An NHS page has words for a full list and for an open one; one half is shown. */
function shownParts(content: object, isOpen: boolean) {
  const { whenFull, whenOpen, ...always } = content as { whenFull?: object; whenOpen?: object }
  if (isOpen) return { ...always, whenOpen }
  // Leeds says in its own words what the others say for an open list.
  if (whenOpen || !whenFull) return { ...always, whenFull }
  const { hero, ...rest } = always as { hero: object }
  const parts = Object.entries(rest).filter(([name]) => !/^(banner|register|closing)/.test(name))
  return { ...Object.fromEntries(parts), hero: { ...hero, lead: '', actions: [] }, whenFull }
}

for (const slug of Object.keys(locationPages) as LocationPageSlug[]) {
  const content = locationPages[slug]
  const practice = practices[content.practice]

  test(`${slug}: every sentence of its content is in the served page`, async ({ request }) => {
    const { main } = await served(request, path(slug))
    for (const words of wordsIn(shownParts(content, practice.acceptingNhs)))
      expect(main).toContain(words)
  })

  test(`${slug}: the practice is in the structured data`, async ({ request }) => {
    const { html } = await served(request, path(slug))
    expect(html).toContain(`"@type":"Dentist"`)
    expect(html).toContain(practice.tradeName)
    expect(html).toContain('"priceRange":"££"')
  })
}

const charge = [charges.band1, charges.band2, charges.band3].map(({ price }) => price)
const bandItems = Object.values(charges).flatMap((band) =>
  typeof band === 'object' ? [band.name, ...band.covers] : [],
)

for (const slug of ['nhs-bradford-dentist', 'nhs-ripon-dentist'] as const) {
  const practice = practices[locationPages[slug].practice]

  test(`${slug}: charges, practice and a call to register`, async ({ page, request }) => {
    test.skip(!practice.acceptingNhs, 'its NHS list is full')
    const { main } = await served(request, path(slug))
    expect(main).toContain(plainly(locationPages[slug].banner.title))
    for (const words of [...charge, ...bandItems]) expect(main).toContain(plainly(words))
    for (const words of [practice.tradeName, practice.address.postcode, practice.email])
      expect(main).toContain(plainly(words))
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
  for (const slug of Object.keys(locationPages) as LocationPageSlug[]) {
    const { main } = await served(request, path(slug))
    const practice = practices[locationPages[slug].practice]
    const usual = hoursByLabel({ ...practice, exceptionalDays: [] }, contact.hoursLabels)
    expect(main).toContain(usual.map(({ label, hours }) => `${label} ${hours}`).join(' '))
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

test('the page of a practice whose list is full shows no way to register', async ({ page }) => {
  for (const slug of Object.keys(locationPages).filter((name) => name.startsWith('nhs-'))) {
    if (practices[locationPages[slug as LocationPageSlug].practice].acceptingNhs) continue
    await page.goto(path(slug as LocationPageSlug))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /register/i })).toHaveCount(0)
  }
})
