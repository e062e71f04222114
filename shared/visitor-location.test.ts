import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseVisitorLocation } from './visitor-location.ts'

test('a country is read with its name', () => {
  const answer = { country_code: 'gb', country_name: 'United Kingdom', city: 'Leeds' }
  expect(parseVisitorLocation(answer)).toEqual({
    country_code: 'GB',
    country_name: 'United Kingdom',
  })
})

test('a country without a name is shown by its code', () => {
  expect(parseVisitorLocation({ country_code: 'GB' })?.country_name).toBe('GB')
})

test.each([null, 'GB', [], {}, { country_code: 1 }, { country_code: 'GBR' }, { error: 'unknown' }])(
  '%j is no country',
  (answer) => {
    expect(parseVisitorLocation(answer)).toBeNull()
  },
)

test('anything at all is read without an error', () => {
  fc.assert(fc.property(fc.anything(), (answer) => void parseVisitorLocation(answer)))
})
