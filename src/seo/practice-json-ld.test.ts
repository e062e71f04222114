import { expect, test } from 'vitest'
import { practice } from './practice.fixture.ts'
import { practiceJsonLd } from './practice-json-ld.ts'

const options = {
  siteUrl: 'https://www.practice.example',
  groupName: 'The Group',
  rating: { value: 4.7, count: 186 },
  image: 'https://www.practice.example/leeds.webp',
}

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

test('a page that does not print the rating does not name it', () => {
  expect(practiceJsonLd(practice, { ...options, rating: undefined })).not.toHaveProperty(
    'aggregateRating',
  )
})
