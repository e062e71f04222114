// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PracticeHours } from '~/lib/opening-hours.ts'
import { OpenNow } from './open-now.tsx'

const practice: PracticeHours = {
  hours: {
    weekdays: { open: '09:00', close: '17:00', lunch: { from: '12:30', to: '13:30' } },
    saturday: 'closed',
    sunday: 'closed',
  },
  exceptionalDays: [],
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:29:59.500Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the served HTML keeps an empty line for it', () => {
  const html = renderToString(<OpenNow practice={practice} />)
  expect(html).toContain('min-h-[1lh]')
  expect(html).not.toMatch(/Open|Closed/)
})

test('the line changes at the boundary, not before', () => {
  render(<OpenNow practice={practice} />)
  expect(screen.getByText('Open now, closes 5:00 PM')).toBeDefined()
  act(() => vi.advanceTimersByTime(499))
  expect(screen.getByText('Open now, closes 5:00 PM')).toBeDefined()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('Closed for lunch until 1:30 PM')).toBeDefined()
})

test('it runs through a whole day', () => {
  render(<OpenNow practice={practice} />)
  act(() => vi.advanceTimersByTime(24 * 3_600_000))
  expect(screen.getByText('Open now, closes 5:00 PM')).toBeDefined()
  act(() => vi.advanceTimersByTime(5 * 3_600_000))
  expect(screen.getByText('Opens tomorrow 9:00 AM')).toBeDefined()
  act(() => vi.advanceTimersByTime(8 * 3_600_000))
  expect(screen.getByText('Opens today 9:00 AM')).toBeDefined()
})

test('a device that slept is right again when the page is seen', () => {
  render(<OpenNow practice={practice} />)
  vi.setSystemTime(new Date('2026-11-16T18:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('Opens tomorrow 9:00 AM')).toBeDefined()
})

test('no timer survives unmounting', () => {
  render(<OpenNow practice={practice} />).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
