import { expect, test } from 'vitest'
import { londonInstant, londonTime } from './london-time.ts'

test.each([
  ['2026-01-15', '09:00', '2026-01-15T09:00:00.000Z'],
  ['2026-07-15', '09:00', '2026-07-15T08:00:00.000Z'],
  ['2026-07-15', '00:00', '2026-07-14T23:00:00.000Z'],
  // The clocks go forward on 29 March 2026 and back on 25 October 2026.
  ['2026-03-28', '09:00', '2026-03-28T09:00:00.000Z'],
  ['2026-03-29', '09:00', '2026-03-29T08:00:00.000Z'],
  ['2026-10-24', '17:00', '2026-10-24T16:00:00.000Z'],
  ['2026-10-25', '17:00', '2026-10-25T17:00:00.000Z'],
])('%s at %s in London is %s', (isoDate, time, instant) => {
  expect(londonInstant(isoDate, time).toISOString()).toBe(instant)
})

test('a time that is shown twice means its first showing', () => {
  expect(londonInstant('2026-10-25', '01:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('a time that is jumped over means the jump', () => {
  expect(londonInstant('2026-03-29', '01:30').toISOString()).toBe('2026-03-29T01:00:00.000Z')
})

test('the rule of the clocks says what the time zone database says, around every change of 40 years', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const halfHour = 1_800_000
  const wrong: string[] = []
  // The days on which it can change, the new year, and a day in summer.
  for (const year of Array.from({ length: 40 }, (_, index) => 2000 + index))
    for (const day of ['03-24', '03-28', '10-24', '10-28', '12-30', '07-01'])
      for (let half = 0; half < 4 * 48; half++) {
        const instant = new Date(Date.parse(`${year}-${day}T00:00Z`) + half * halfHour)
        const { isoDate, time } = londonTime(instant)
        if (`${isoDate} ${time}` !== clock.format(instant)) wrong.push(instant.toISOString())
      }
  expect(wrong).toEqual([])
})
