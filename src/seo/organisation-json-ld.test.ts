import { expect, test } from 'vitest'
import { organisationJsonLd } from './organisation-json-ld.ts'
import { practice } from './practice.fixture.ts'
import { practiceJsonLd } from './practice-json-ld.ts'

const group = {
  name: 'The Group',
  tagline: 'Gentle dentistry',
  description: 'Dentistry in three towns.',
  phone: '01632 960400',
  email: 'hello@group.example',
  socialLinks: [{ network: 'Facebook', url: 'https://facebook.example/the-group' }],
}
const rating = { siteUrl: 'https://www.practice.example', ratingValue: 4.8, ratingCount: 381 }

test('the group carries its name, contact and rating', () => {
  expect(organisationJsonLd(group, rating)).toMatchObject({
    '@context': 'https://schema.org',
    name: group.name,
    description: group.description,
    email: group.email,
    url: 'https://www.practice.example',
    sameAs: group.socialLinks.map(({ url }) => url),
    aggregateRating: { ratingValue: 4.8, reviewCount: 381 },
  })
})

test('the practices refer to the group by its id', () => {
  const record = practiceJsonLd(practice, { ...rating, groupName: group.name })
  expect(record.parentOrganization).toMatchObject({
    '@id': organisationJsonLd(group, rating)['@id'],
  })
})
