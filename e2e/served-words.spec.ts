import { plainly } from '../src/content/typeset.ts'
import {
  charges,
  cosmeticDentistry,
  dentalImplants,
  emergency,
  generalDentistry,
  isSample,
  type LocationPageSlug,
  locationPages,
  network,
  practices,
  teethWhitening,
} from './content.ts'
import { served, wordsIn } from './support/served-text.ts'
import { expect, test } from './support/test.ts'

/*
 * Every sentence of a page's content file is in its served HTML. What of it is shown on a condition is
 * named here; that what SPEC fixes is there is e2e/specification/pages.spec.ts.
 */
const pages: Record<string, object> = {
  '/emergency-dentist': emergency,
  '/network-of-clinics': leaveOut(network, 'emptyText', ...(isSample ? [] : ['sampleNote'])),
  '/services/general-dentistry': generalDentistry,
  '/services/cosmetic-dentistry': cosmeticDentistry,
  '/services/dental-implants': dentalImplants,
  '/services/teeth-whitening': teethWhitening,
  ...Object.fromEntries(
    (Object.keys(locationPages) as LocationPageSlug[]).map((slug) => {
      const content = locationPages[slug]
      return [`/locations/${slug}`, shownParts(content, practices[content.practice].acceptingNhs)]
    }),
  ),
}

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
function shownParts(content: object, isOpen: boolean) {
  const { whenFull, whenOpen, ...always } = content as { whenFull?: object; whenOpen?: object }
  if (isOpen) return { ...always, whenOpen }
  // Leeds says in its own words what the others say for an open list.
  if (whenOpen || !whenFull) return { ...always, whenFull }
  const { hero, ...rest } = always as { hero: object }
  const parts = Object.entries(rest).filter(([name]) => !/^(banner|register|closing)/.test(name))
  return { ...Object.fromEntries(parts), hero: { ...hero, lead: '', actions: [] }, whenFull }
}
