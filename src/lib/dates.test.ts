import { expect, test } from 'vitest'
import { longDate, plainDate, shortDate } from './dates.ts'

test('dates are written the British way', () => {
  expect(shortDate('2025-01-05')).toBe('05/01/2025')
  expect(plainDate('2025-10-14')).toBe('14 October 2025')
})

test('a long date has its weekday and no comma, whatever names the browser brings along', () => {
  expect(longDate('2025-10-14')).toBe('Tuesday 14 October 2025')
  expect(longDate('2025-01-20')).toBe('Monday 20 January 2025')
  expect(longDate('2024-02-29')).toBe('Thursday 29 February 2024')
})
