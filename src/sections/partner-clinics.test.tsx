import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readContent } from '~/content/read-content.ts'
import { PartnerClinics } from './partner-clinics.tsx'

const { network } = readContent()

const clinicsOf = (clinics: typeof network.clinics | readonly []) =>
  renderToStaticMarkup(<PartnerClinics content={{ ...network, clinics: [...clinics] }} />)

test('an empty list says that partners will follow', () => {
  const html = clinicsOf([])
  expect(html).toContain('Partner clinics will be added as our network grows.')
  expect(html).not.toContain('<ul')
})
