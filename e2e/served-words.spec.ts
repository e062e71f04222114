import { plainly } from '../src/content/typeset.ts'
import {
  about,
  carouselReviews,
  charges,
  easyRead,
  emergency,
  faq,
  hero,
  isSample,
  locationReviews,
  network,
  nhsSection,
  practices,
  services,
  statistics,
  team,
  transformations,
  videos,
  waysToReachUs,
  whichPractice,
} from './content.ts'
import { served, wordsIn } from './support/served-text.ts'
import { expect, test } from './support/test.ts'

/*
 * Every sentence of a page's content file is in its served HTML. What of it is shown on a condition is
 * named here; that what SPEC fixes is there is e2e/specification/pages.spec.ts.
 */
const pages: Record<string, object> = {
  '/emergency-dentist': leaveOut(
    { ...emergency, atNight: leaveOut(emergency.atNight, ...(isSample ? [] : ['sampleNote'])) },
    'callTownLabel',
  ),
  '/emergency-dentist/easy-read': { ...easyRead, call: easyRead.call.lines },
  '/which-practice': leaveOut(whichPractice, 'answers'),
  '/ways-to-reach-us': waysToReachUs,
  '/network-of-clinics': leaveOut(network, 'emptyText', ...(isSample ? [] : ['sampleNote'])),
  ...Object.fromEntries(
    services.flatMap(({ page }) =>
      page ? [[page.address, leaveOut(page, 'address', 'titles')]] : [],
    ),
  ),
  ...Object.fromEntries(
    Object.values(practices).flatMap(({ page, nhsPage, acceptingNhs }) => [
      ...(page ? [[page.address, shownParts(page, acceptingNhs)]] : []),
      ...(nhsPage ? [[nhsPage.address, shownParts(nhsPage, acceptingNhs)]] : []),
    ]),
  ),
}

const { yearsOfExcellence, activePatients, clinics, invisalign } = statistics

/** SPEC §1 and §2: what the home page says, wherever it stands. */
const homeWords = [
  ...hero.bullets,
  ...about.values.map(({ title }) => title),
  ...about.features.flatMap(({ title, ...rest }) => [title, ...(rest.list ?? [])]),
  ...[yearsOfExcellence, activePatients, clinics].map(({ label }) => label),
  invisalign.sentence,
  ...services.flatMap(({ card }) => (card ? [card.title, card.description, ...card.features] : [])),
  ...team.flatMap(({ name, role, bio }) => [name, role, bio]),
  ...transformations.flatMap(({ procedure, description, duration }) => [
    procedure,
    description,
    duration,
  ]),
  ...videos.map(({ title }) => title),
  ...carouselReviews.flatMap(({ name, review, treatment }) => [name, review, treatment]),
  ...locationReviews.map(({ text }) => text),
  ...Object.values(practices).flatMap(({ bookingFeatures, nhsFeatures, email, phone }) => [
    ...bookingFeatures,
    ...nhsFeatures,
    email,
    phone,
  ]),
  ...nhsSection.notice.options.map(({ title }) => title),
  ...faq.map(({ question }) => question),
]

test('home says every specified word, and each figure of the group once', async ({ request }) => {
  const { main } = await served(request, '/')
  for (const words of homeWords) expect.soft(main).toContain(plainly(words))
  for (const figure of [activePatients.value, yearsOfExcellence.value, invisalign.patients.value])
    expect.soft(main.split(plainly(figure)), figure).toHaveLength(2)
})

for (const [path, content] of Object.entries(pages))
  test(path, async ({ request }) => {
    const { main } = await served(request, path)
    for (const words of wordsIn(content)) expect.soft(main).toContain(words)
  })

test('the emergency page has the charge, and every practice with its address', async ({
  request,
}) => {
  const { main } = await served(request, '/emergency-dentist')
  for (const { tradeName, phone, address } of Object.values(practices))
    for (const words of [
      charges.emergency.price,
      tradeName,
      phone,
      address.street,
      address.postcode,
    ])
      expect(main).toContain(plainly(words))
})

function leaveOut(content: object, ...keys: string[]) {
  return Object.fromEntries(Object.entries(content).filter(([key]) => !keys.includes(key)))
}

/** An NHS page has words for a full list and for an open one; one half is shown. */
function shownParts(page: object, isOpen: boolean) {
  const {
    whenFull,
    whenOpen,
    chargesHeading,
    titles: _,
    address: __,
    ...always
  } = page as Record<string, object>
  if (isOpen) return { ...always, whenOpen: leaveOut({ ...whenOpen }, 'titles'), chargesHeading }
  const { elsewhere, titles: ___, ...full } = (whenFull ?? {}) as Record<string, object>
  return { ...always, whenFull: { ...full, elsewhere: leaveOut({ ...elsewhere }, 'linkLabel') } }
}
