import { expect, test } from 'vitest'
import { dayLines, hoursByLabel } from './hours-lines.ts'
import type { PracticeHours, WeekHours } from './opening-hours.ts'
import { bradford, leeds, ripon } from './spec-hours.fixture.ts'

const labels = {
  weekdays: 'Monday - Friday',
  lunch: 'Lunch Break',
  saturday: 'Saturday',
  sunday: 'Sunday',
  closed: 'Closed',
}
const printed = (practice: PracticeHours) =>
  hoursByLabel(practice, labels).map(({ label, hours }) => `${label}: ${hours}`)

test.each([
  ['Bradford', bradford, '9:00 AM - 5:00 PM', '12:30 PM - 1:30 PM'],
  ['Ripon', ripon, '9:00 AM - 5:00 PM', '1:00 PM - 2:00 PM'],
  ['Leeds', leeds, '9:00 AM - 4:30 PM', '12:30 PM - 2:00 PM'],
])('the hours of %s are those of SPEC §9', (_, practice, weekdays, lunch) => {
  expect(printed(practice)).toEqual([
    `Monday - Friday: ${weekdays}`,
    `Lunch Break: ${lunch}`,
    'Saturday: Closed',
    'Sunday: Closed',
  ])
})

test('a practice that works through lunch has no line for it', () => {
  const week: WeekHours = {
    weekdays: { open: '08:00', close: '18:00' },
    otherDays: [],
    saturday: { open: '09:00', close: '13:00' },
    sunday: 'closed',
  }
  expect(printed({ hours: week, exceptionalDays: [] })).toEqual([
    'Monday - Friday: 8:00 AM - 6:00 PM',
    'Saturday: 9:00 AM - 1:00 PM',
    'Sunday: Closed',
  ])
})

test('a weekday with hours of its own has a line of its own, and its own lunch break', () => {
  const hours: WeekHours = {
    ...bradford.hours,
    otherDays: [
      {
        day: 'Thursday',
        hours: { open: '10:00', close: '19:00', lunch: { from: '14:00', to: '14:30' } },
      },
      { day: 'Wednesday', hours: 'closed' },
    ],
  }
  expect(printed({ hours, exceptionalDays: [] })).toEqual([
    'Monday - Friday: 9:00 AM - 5:00 PM',
    'Lunch Break: 12:30 PM - 1:30 PM',
    'Wednesday: Closed',
    'Thursday: 10:00 AM - 2:00 PM, 2:30 PM - 7:00 PM',
    'Saturday: Closed',
    'Sunday: Closed',
  ])
  expect(dayLines(hours).slice(1, 4)).toEqual([
    'Tuesday: 9:00 AM - 5:00 PM',
    'Wednesday: Closed',
    'Thursday: 10:00 AM - 7:00 PM',
  ])
})

test('the list of day strings has seven lines, Monday first', () => {
  const lines = dayLines(leeds.hours)
  expect(lines).toHaveLength(7)
  expect(lines.slice(0, 2)).toEqual(['Monday: 9:00 AM - 4:30 PM', 'Tuesday: 9:00 AM - 4:30 PM'])
  expect(lines.slice(-2)).toEqual(['Saturday: Closed', 'Sunday: Closed'])
})

test('bank holidays and short days follow the usual hours, in the order of the calendar', () => {
  const lines = hoursByLabel(
    {
      ...bradford,
      exceptionalDays: [
        { date: '2026-12-25', reason: 'Christmas Day', hours: 'closed' },
        {
          date: '2026-12-24',
          reason: 'Christmas Eve',
          hours: { open: '09:00', close: '15:00', lunch: { from: '12:00', to: '12:30' } },
        },
      ],
    },
    labels,
  )
  expect(lines.slice(4)).toEqual([
    {
      label: 'Christmas Eve, Thursday 24 December',
      hours: '9am–midday, 12:30pm–3pm',
      until: '2026-12-24',
    },
    { label: 'Christmas Day, Friday 25 December', hours: 'Closed', until: '2026-12-25' },
  ])
})

test('days in a row that are alike share a line', () => {
  const closed = (date: string, reason: string) => ({ date, reason, hours: 'closed' as const })
  const lines = hoursByLabel(
    {
      ...bradford,
      exceptionalDays: [
        closed('2026-11-30', 'Building work'),
        closed('2026-12-01', 'Building work'),
        closed('2026-12-02', 'Training'),
        closed('2026-12-04', 'Training'),
      ],
    },
    labels,
  )
  expect(lines.slice(4).map(({ label, until }) => `${label} (${until})`)).toEqual([
    'Building work, Monday 30 November to Tuesday 1 December (2026-12-01)',
    'Training, Wednesday 2 December (2026-12-02)',
    'Training, Friday 4 December (2026-12-04)',
  ])
})
