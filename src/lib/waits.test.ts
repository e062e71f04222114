import { expect, test } from 'vitest'
import { waitsOf } from './waits.ts'

const words = {
  holdDays: 45,
  title: 'How long?',
  intro: 'Waits change.',
  asOfLabel: 'as of {date}',
  labels: {
    nhsCheckUp: 'NHS check-up',
    nhsDentist: 'NHS dentist',
    privateCheckUp: 'Private check-up',
    hygienist: 'Hygienist',
  },
  sampleNote: 'Examples.',
}
const waits = {
  asOf: '2026-11-12',
  nhsCheckUp: 'about 6 weeks',
  hygienist: 'about 2 weeks',
  sample: false,
}

test('a practice prints its waits with their date, until they are too old', () => {
  expect(waitsOf({ waits, acceptingNhs: true }, words)).toEqual({
    lines: [
      { label: 'NHS check-up', wait: 'about 6 weeks' },
      { label: 'Hygienist', wait: 'about 2 weeks' },
    ],
    asOf: 'as of 12 November',
    until: '2026-12-27',
  })
})

test('a full list has no wait for a first check-up', () => {
  const printed = waitsOf({ waits, acceptingNhs: false }, words)
  expect(printed?.lines.map(({ label }) => label)).toEqual(['Hygienist'])
})

test('a practice that says nothing prints nothing', () => {
  const nothing = { asOf: '2026-11-12', sample: false }
  expect(waitsOf({ waits: nothing, acceptingNhs: true }, words)).toBeUndefined()
})
