import type { ItemListLeaf, WithContext } from 'schema-dts'
import type { Network } from '~/content/network.ts'

/** The partners in the order of the page. Their ratings are theirs to publish, not ours. */
export const partnerClinicsJsonLd = (
  name: string,
  clinics: Network['clinics'],
): WithContext<ItemListLeaf> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: clinics.length,
  itemListElement: clinics.map((clinic, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Dentist',
      name: clinic.name,
      url: clinic.website,
      address: clinic.location,
      description: clinic.specialty,
    },
  })),
})
