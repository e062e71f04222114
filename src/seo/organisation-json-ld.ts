import type { MedicalOrganizationLeaf, WithContext } from 'schema-dts'
import { internationalPhone } from '~/lib/phone.ts'
import type { Group } from '../../content/model/group.ts'

type OrganisationJsonLdOptions = {
  siteUrl: string
  ratingValue: number
  ratingCount: number
}

/** The name by which the practices' records refer to the group. */
export const organisationId = (siteUrl: string) => `${siteUrl}/#organisation`

export function organisationJsonLd(
  group: Pick<Group, 'name' | 'description' | 'tagline' | 'phone' | 'email' | 'socialLinks'>,
  { siteUrl, ratingValue, ratingCount }: OrganisationJsonLdOptions,
): WithContext<MedicalOrganizationLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalOrganization',
    '@id': organisationId(siteUrl),
    name: group.name,
    url: siteUrl,
    slogan: group.tagline,
    description: group.description,
    telephone: internationalPhone(group.phone),
    email: group.email,
    sameAs: group.socialLinks.map(({ url }) => url),
    medicalSpecialty: 'https://schema.org/Dentistry',
    areaServed: { '@type': 'AdministrativeArea', name: 'Yorkshire' },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue,
      reviewCount: ratingCount,
      bestRating: 5,
      worstRating: 1,
    },
  }
}
