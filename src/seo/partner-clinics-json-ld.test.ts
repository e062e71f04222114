import { expect, test } from 'vitest'
import { network } from '../../content/network.ts'
import { partnerClinicsJsonLd } from './partner-clinics-json-ld.ts'

test('partners are listed in the order of the page, each with its own address', () => {
  const list = partnerClinicsJsonLd(network.gridHeading.title, network.clinics)
  expect(list).toMatchObject({
    '@type': 'ItemList',
    name: 'Partner clinics',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, item: { '@type': 'Dentist', url: network.clinics[0].website } },
      { position: 2, item: { '@type': 'Dentist', name: network.clinics[1].name } },
    ],
  })
})

test('no partner gives an empty list', () => {
  expect(partnerClinicsJsonLd('Partner clinics', [])).toMatchObject({
    numberOfItems: 0,
    itemListElement: [],
  })
})
