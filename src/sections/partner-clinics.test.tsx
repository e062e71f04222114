import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readContent } from '~/content/read-content.ts'
import { PartnerClinics } from './partner-clinics.tsx'

const { network } = readContent()

const clinicsOf = (clinics: typeof network.clinics | readonly []) =>
  renderToStaticMarkup(<PartnerClinics content={{ ...network, clinics: [...clinics] }} />)

test('every partner has its name, place, specialty, rating and number of reviews', () => {
  const html = clinicsOf(network.clinics)
  for (const { name, location, specialty, googleRating, reviewCount } of network.clinics) {
    for (const fact of [name, location, specialty, `>${googleRating}<`, `>${reviewCount} reviews<`])
      expect(html).toContain(fact)
  }
  expect(html).not.toContain(network.emptyText)
})

test('a partner’s website opens in a new tab and cannot reach back', () => {
  expect(clinicsOf(network.clinics)).toMatch(
    /<a href="https:\/\/four-birches-dental\.example"[^>]* target="_blank" rel="noopener">/,
  )
})

test('an empty list says that partners will follow', () => {
  const html = clinicsOf([])
  expect(html).toContain('Partner clinics will be added as our network grows.')
  expect(html).not.toContain('<ul')
})
