import { expect, test } from 'vitest'
import { weekdayOf } from './dates.ts'
import { addDays, clockLabel, hoursOn, openSpans, type PracticeHours } from './opening-hours.ts'

const weekdays = { open: '09:00', close: '17:00', lunch: { from: '12:30', to: '13:30' } }
const practice: PracticeHours = {
  hours: {
    weekdays,
    otherDays: [{ day: 'Wednesday', hours: { open: '09:00', close: '12:00' } }],
    saturday: { open: '09:00', close: '13:00' },
    sunday: 'closed',
  },
  exceptionalDays: [
    { date: '2026-12-25', reason: 'Christmas Day', hours: 'closed' },
    { date: '2026-12-27', reason: 'Open Sunday', hours: { open: '10:00', close: '12:00' } },
  ],
}

test('a lunch break cuts the day in two', () => {
  expect(openSpans(weekdays)).toEqual([
    { from: '09:00', to: '12:30' },
    { from: '13:30', to: '17:00' },
  ])
})

test('a day without a lunch break is one stretch, a closed day none', () => {
  expect(openSpans({ open: '09:00', close: '13:00' })).toEqual([{ from: '09:00', to: '13:00' }])
  expect(openSpans('closed')).toEqual([])
})

test('a weekday may have hours of its own', () => {
  expect(hoursOn(practice, '2026-11-17')).toBe(weekdays)
  expect(hoursOn(practice, '2026-11-18')).toEqual({ open: '09:00', close: '12:00' })
  expect(hoursOn(practice, '2026-11-19')).toBe(weekdays)
})

test('weekdays, Saturday and Sunday have their own hours', () => {
  expect(hoursOn(practice, '2026-11-16')).toBe(weekdays)
  expect(hoursOn(practice, '2026-11-20')).toBe(weekdays)
  expect(hoursOn(practice, '2026-11-21')).toEqual({ open: '09:00', close: '13:00' })
  expect(hoursOn(practice, '2026-11-22')).toBe('closed')
})

test('an exceptional day replaces the usual hours, to closed and to open', () => {
  expect(hoursOn(practice, '2026-12-25')).toBe('closed')
  expect(hoursOn(practice, '2026-12-27')).toEqual({ open: '10:00', close: '12:00' })
})

test('days run over the ends of months, years and February', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(weekdayOf('2028-02-29')).toBe('Tuesday')
})

test.each([
  ['09:00', '9:00 AM'],
  ['12:30', '12:30 PM'],
  ['13:30', '1:30 PM'],
  ['16:30', '4:30 PM'],
  ['17:00', '5:00 PM'],
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is printed as %s', (time, label) => {
  expect(clockLabel(time)).toBe(label)
})
