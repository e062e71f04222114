import { expect, test } from 'vitest'
import { organisationJsonLd } from './organisation-json-ld.ts'
import { practice } from './practice.fixture.ts'
import { practiceJsonLd } from './practice-json-ld.ts'

const group = {
  name: 'The Group',
  phone: '01632 960400',
  email: 'hello@group.example',
  socialLinks: [{ network: 'Facebook', url: 'https://facebook.example/the-group' }],
}
const image = 'https://www.practice.example/hero.webp'
const options = {
  siteUrl: 'https://www.practice.example',
  image,
  slogan: 'Gentle dentistry',
  description: 'Dentistry in three cities.',
  ratingValue: 4.8,
  ratingCount: 381,
}

test('the group carries its name, contact, pictures and rating', () => {
  expect(organisationJsonLd(group, options)).toMatchObject({
    '@context': 'https://schema.org',
    name: group.name,
    slogan: 'Gentle dentistry',
    description: 'Dentistry in three cities.',
    email: group.email,
    url: 'https://www.practice.example',
    sameAs: group.socialLinks.map(({ url }) => url),
    image,
    logo: 'https://www.practice.example/icon-512.png',
    aggregateRating: { ratingValue: 4.8, reviewCount: 381 },
  })
})

test('the practices refer to the group by its id', () => {
  const record = practiceJsonLd(practice, { ...options, groupName: group.name })
  expect(record.parentOrganization).toMatchObject({
    '@id': organisationJsonLd(group, options)['@id'],
  })
})
