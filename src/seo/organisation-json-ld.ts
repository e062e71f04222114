import type { MedicalOrganizationLeaf, OrganizationLeaf, WithContext } from 'schema-dts'
import type { Group } from '~/content/group.ts'
import { internationalPhone } from '~/lib/phone-links.ts'

type OrganisationJsonLdOptions = {
  siteUrl: string
  /** Address of a picture that stands for the group. */
  image: string
  /** As the page has them. */
  slogan: string
  description: string
  ratingValue: number
  ratingCount: number
}

/** The name by which other records refer to the group. */
const organisationId = (siteUrl: string) => `${siteUrl}/#organisation`

/** The mark as public/favicon.svg has it. */
export const logoUrl = (siteUrl: string) => `${siteUrl}/icon-512.png`

export type Publisher = { siteUrl: string; groupName: string }

/** The group as publisher of an article or owner of a practice. */
export const groupReference = ({ siteUrl, groupName }: Publisher): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': organisationId(siteUrl),
  name: groupName,
  url: siteUrl,
  logo: logoUrl(siteUrl),
})

/** Of five stars. */
export const aggregateRating = (ratingValue: number, reviewCount: number) =>
  ({ '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5, worstRating: 1 }) as const

export function organisationJsonLd(
  group: Pick<Group, 'name' | 'phone' | 'email' | 'socialLinks'>,
  { siteUrl, image, slogan, description, ratingValue, ratingCount }: OrganisationJsonLdOptions,
): WithContext<MedicalOrganizationLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalOrganization',
    '@id': organisationId(siteUrl),
    name: group.name,
    url: siteUrl,
    logo: logoUrl(siteUrl),
    image,
    slogan,
    description,
    telephone: internationalPhone(group.phone),
    email: group.email,
    sameAs: group.socialLinks.map(({ url }) => url),
    medicalSpecialty: 'https://schema.org/Dentistry',
    areaServed: { '@type': 'AdministrativeArea', name: 'Yorkshire' },
    aggregateRating: aggregateRating(ratingValue, ratingCount),
  }
}
