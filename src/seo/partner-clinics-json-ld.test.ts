import { expect, test } from 'vitest'
import { readContent } from '~/content/read-content.ts'
import { partnerClinicsJsonLd } from './partner-clinics-json-ld.ts'

const { network } = readContent()

test('partners are listed in the order of the page, each with its own address', () => {
  const { gridHeading, clinics } = network
  expect(partnerClinicsJsonLd(gridHeading.title, clinics)).toMatchObject({
    '@type': 'ItemList',
    name: gridHeading.title,
    numberOfItems: clinics.length,
    itemListElement: clinics.map(({ name, website }, index) => ({
      position: index + 1,
      item: { '@type': 'Dentist', name, url: website },
    })),
  })
})

test('no partner gives an empty list', () => {
  expect(partnerClinicsJsonLd('Partner clinics', [])).toMatchObject({
    numberOfItems: 0,
    itemListElement: [],
  })
})
