import { expect, test } from 'vitest'
import { practice } from './practice.fixture.ts'
import { practiceJsonLd } from './practice-json-ld.ts'

const options = {
  siteUrl: 'https://www.practice.example',
  groupName: 'The Group',
  rating: { value: 4.7, count: 186 },
  image: 'https://www.practice.example/leeds.webp',
}

test('a practice is a Dentist with every field of SPEC §3', () => {
  const record = practiceJsonLd(practice, options)
  expect(record).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Dentist',
    name: practice.tradeName,
    url: practice.website,
    email: practice.email,
    priceRange: '££',
    address: {
      '@type': 'PostalAddress',
      streetAddress: practice.address.street,
      addressLocality: practice.address.locality,
      addressRegion: practice.address.region,
      postalCode: practice.address.postcode,
      addressCountry: 'GB',
    },
    parentOrganization: { name: 'The Group', url: 'https://www.practice.example' },
    aggregateRating: { ratingValue: 4.7, reviewCount: 186 },
    image: 'https://www.practice.example/leeds.webp',
    logo: 'https://www.practice.example/icon-512.png',
    geo: { '@type': 'GeoCoordinates', ...practice.geo },
  })
  expect(String(record.telephone).replace('+44 ', '0')).toBe(practice.phone)
})

test('the treatments are those of the content file', () => {
  const services = JSON.stringify(practiceJsonLd(practice, options).hasOfferCatalog)
  for (const name of practice.structuredData.services) expect(services).toContain(`"${name}"`)
})

test('a lunch break gives two stretches, each with the five days that share it', () => {
  const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  expect(practiceJsonLd(practice, options).openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '09:00', closes: '12:30' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '14:00', closes: '16:30' },
  ])
})

test('a weekday with hours of its own is told apart from the others', () => {
  const thursday = { day: 'Thursday' as const, hours: { open: '10:00', close: '19:00' } }
  const hours = { ...practice.hours, otherDays: [thursday] }
  const specified = practiceJsonLd({ ...practice, hours }, options).openingHoursSpecification
  const others = ['Monday', 'Tuesday', 'Wednesday', 'Friday']
  expect(specified).toEqual([
    expect.objectContaining({ dayOfWeek: others, opens: '09:00', closes: '12:30' }),
    expect.objectContaining({ dayOfWeek: others, opens: '14:00', closes: '16:30' }),
    expect.objectContaining({ dayOfWeek: ['Thursday'], opens: '10:00', closes: '19:00' }),
  ])
})

test('exceptional days are listed by date, closed ones as closed', () => {
  const overChristmas = {
    ...practice,
    exceptionalDays: [
      { date: '2026-12-24', reason: 'Christmas Eve', hours: { open: '09:00', close: '12:00' } },
      { date: '2026-12-25', reason: 'Christmas Day', hours: 'closed' as const },
    ],
  }
  expect(practiceJsonLd(overChristmas, options).specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '12:00' },
    { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
  ])
  expect(practiceJsonLd(practice, options)).not.toHaveProperty('specialOpeningHoursSpecification')
})

test('each town has an id of its own', () => {
  const ripon = { ...practice, town: 'Ripon' }
  expect(practiceJsonLd(practice, options)['@id']).toBe('https://www.practice.example/#leeds')
  expect(practiceJsonLd(ripon, options)['@id']).toBe('https://www.practice.example/#ripon')
})

test('a page that does not print the rating does not name it', () => {
  expect(practiceJsonLd(practice, { ...options, rating: undefined })).not.toHaveProperty(
    'aggregateRating',
  )
})
