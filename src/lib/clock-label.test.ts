import { expect, test } from 'vitest'
import { clockLabel } from './clock-label.ts'

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
