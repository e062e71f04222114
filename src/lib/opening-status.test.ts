import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayNames } from './dates.ts'
import { londonInstant } from './london-time.ts'
import type { DayHours, PracticeHours } from './opening-hours.ts'
import { openingStatus } from './opening-status.ts'
import { bradford, leeds, ripon } from './spec-hours.fixture.ts'

const closesEarly: DayHours = { open: '09:00', close: '12:00' }

const at = (practice: PracticeHours, london: string) => {
  const [isoDate = '', time = ''] = london.split(' ')
  return openingStatus(practice, londonInstant(isoDate, time)).label
}
const justBefore = (practice: PracticeHours, london: string) => {
  const [isoDate = '', time = ''] = london.split(' ')
  return openingStatus(practice, new Date(londonInstant(isoDate, time).getTime() - 1)).label
}

// 16 November 2026 is a Monday.
const opens = (when: string) => `Opens ${when} 9am`
const open = 'Open now, closes 5pm'
const openInLeeds = 'Open now, closes 4:30pm'
const lunch = (until: string) => `Closed for lunch until ${until}`

test.each([
  ['Bradford opens at nine', bradford, '2026-11-16 09:00', opens('today'), open],
  ['Bradford closes for lunch', bradford, '2026-11-16 12:30', open, lunch('1:30pm')],
  ['Bradford opens again after it', bradford, '2026-11-16 13:30', lunch('1:30pm'), open],
  ['Bradford closes at five', bradford, '2026-11-16 17:00', open, opens('tomorrow')],
  ['tomorrow becomes today', bradford, '2026-11-17 00:00', opens('tomorrow'), opens('today')],
  ['Ripon has lunch from one', ripon, '2026-11-18 13:00', open, lunch('2pm')],
  ['Leeds has lunch until two', leeds, '2026-11-19 14:00', lunch('2pm'), openInLeeds],
  ['Leeds closes on Friday', leeds, '2026-11-20 16:30', openInLeeds, opens('Monday')],
  ['Saturday becomes Sunday', bradford, '2026-11-22 00:00', opens('Monday'), opens('tomorrow')],
] as const)('%s', (_, practice, moment, before, after) => {
  expect(justBefore(practice, moment)).toBe(before)
  expect(at(practice, moment)).toBe(after)
})

test.each([
  ['before the clocks go forward', '2026-03-27T17:00:00Z', 'Opens Monday 9am'],
  ['on the Monday after, in summer time', '2026-03-30T07:59:59Z', 'Opens today 9am'],
  ['an hour earlier by universal time', '2026-03-30T08:00:00Z', 'Open now, closes 5pm'],
  ['before the clocks go back', '2026-10-23T16:00:00Z', 'Opens Monday 9am'],
  ['on the Monday after, in winter time', '2026-10-26T08:59:59Z', 'Opens today 9am'],
  ['at nine by universal time again', '2026-10-26T09:00:00Z', 'Open now, closes 5pm'],
])('the clock change is minded %s', (_, instant, label) => {
  expect(openingStatus(bradford, new Date(instant)).label).toBe(label)
})

const christmas: PracticeHours = {
  hours: bradford.hours,
  exceptionalDays: [
    { date: '2026-12-24', reason: 'Christmas Eve', hours: closesEarly },
    { date: '2026-12-25', reason: 'Christmas Day', hours: 'closed' },
    { date: '2026-12-28', reason: 'Boxing Day', hours: 'closed' },
    { date: '2026-12-29', reason: 'Team training', hours: 'closed' },
    { date: '2026-12-30', reason: 'Team training', hours: 'closed' },
    { date: '2026-12-31', reason: 'New Year’s Eve', hours: 'closed' },
    { date: '2027-01-01', reason: 'New Year’s Day', hours: 'closed' },
  ],
}

test.each([
  ['2026-12-24 11:59', 'Open now, closes midday'],
  ['2026-12-24 12:00', 'Opens Monday 4 January, 9am'],
  ['2026-12-25 10:00', 'Opens Monday 4 January, 9am'],
  ['2026-12-28 10:00', 'Opens Monday 4 January, 9am'],
  ['2026-12-29 10:00', 'Opens Monday 9am'],
  ['2027-01-03 10:00', 'Opens tomorrow 9am'],
])('over a holiday, at %s it says: %s', (moment, label) => {
  expect(at(christmas, moment)).toBe(label)
})

test('an exceptional day can be open when the practice usually is not', () => {
  const openSunday: PracticeHours = {
    hours: bradford.hours,
    exceptionalDays: [{ date: '2026-11-22', reason: 'Open day', hours: closesEarly }],
  }
  expect(at(openSunday, '2026-11-21 10:00')).toBe('Opens tomorrow 9am')
  expect(at(openSunday, '2026-11-22 10:00')).toBe('Open now, closes midday')
})

test('a practice that does not open for months is closed at the moment', () => {
  const closed: PracticeHours = {
    hours: { weekdays: 'closed', otherDays: [], saturday: 'closed', sunday: 'closed' },
    exceptionalDays: [],
  }
  expect(at(closed, '2026-11-16 10:00')).toBe('Closed at the moment')
})

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** From two in the morning on: the hour before it is missing on one night of the year. */
const times = (count: number) =>
  fc
    .uniqueArray(fc.integer({ min: 120, max: 1439 }), { minLength: count, maxLength: count })
    .map(
      (minutes) => minutes.toSorted((a, b) => a - b).map(clock) as [string, string, string, string],
    )
const anyDay: fc.Arbitrary<DayHours> = fc.oneof(
  fc.constant('closed' as const),
  times(2).map(([open, close]) => ({ open, close })),
  times(4).map(([open, from, to, close]) => ({ open, close, lunch: { from, to } })),
)
const anyDate = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyPractice: fc.Arbitrary<PracticeHours> = fc.record({
  hours: fc.record({
    weekdays: anyDay,
    otherDays: fc.array(fc.record({ day: fc.constantFrom(...weekdayNames), hours: anyDay })),
    saturday: anyDay,
    sunday: anyDay,
  }),
  exceptionalDays: fc.array(fc.record({ date: anyDate, reason: fc.constant('x'), hours: anyDay })),
})
const anyMoment = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
  // Around the clock changes of 2026.
  fc.date({
    min: new Date('2026-03-28T20:00Z'),
    max: new Date('2026-03-29T06:00Z'),
    noInvalidDate: true,
  }),
  fc.date({
    min: new Date('2026-10-24T20:00Z'),
    max: new Date('2026-10-25T06:00Z'),
    noInvalidDate: true,
  }),
)

test('the label holds until the moment it announces, and not a millisecond less', () => {
  fc.assert(
    fc.property(
      anyPractice,
      anyMoment,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (practice, now, share) => {
        const { label, changesAt } = openingStatus(practice, now)
        const left = changesAt.getTime() - now.getTime()
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThanOrEqual(25 * 3_600_000)
        const meanwhile = new Date(now.getTime() + Math.floor((left - 1) * share))
        expect(openingStatus(practice, meanwhile).label).toBe(label)
      },
    ),
    { numRuns: 500 },
  )
})

test('whoever waits for the announced opening finds the door open', () => {
  fc.assert(
    fc.property(anyPractice, anyMoment, (practice, now) => {
      const status = openingStatus(practice, now)
      if (status.state !== 'lunch' && !status.label.startsWith('Opens today')) return
      expect(openingStatus(practice, status.changesAt).state).toBe('open')
    }),
    { numRuns: 500 },
  )
})
