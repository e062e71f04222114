import { afterEach, expect, test, vi } from 'vitest'
import { isOver, longDate, plainDate, shortDate } from './dates.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('dates are written the British way', () => {
  expect(shortDate('2025-01-05')).toBe('05/01/2025')
  expect(plainDate('2025-10-14')).toBe('14 October 2025')
})

test('a long date has its weekday and no comma, whatever names the browser brings along', () => {
  expect(longDate('2025-10-14')).toBe('Tuesday 14 October 2025')
  expect(longDate('2025-01-20')).toBe('Monday 20 January 2025')
  expect(longDate('2024-02-29')).toBe('Thursday 29 February 2024')
})

test('a day is over when it has passed, not before', () => {
  vi.useFakeTimers({ now: new Date('2026-12-25T23:59:59Z') })
  expect(isOver('2026-12-25')).toBe(false)
  vi.setSystemTime(new Date('2026-12-26T00:00:00Z'))
  expect(isOver('2026-12-25')).toBe(true)
  expect(isOver('2026-12-28')).toBe(false)
})
