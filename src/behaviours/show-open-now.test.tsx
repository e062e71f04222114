// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpenNow } from '~/components/open-now.tsx'
import type { PracticeHours } from '~/lib/opening-hours.ts'
import { showOpeningStatus } from './show-open-now.ts'

const practice: PracticeHours = {
  hours: {
    weekdays: { open: '09:00', close: '17:00', lunch: { from: '12:30', to: '13:30' } },
    otherDays: [],
    saturday: 'closed',
    sunday: 'closed',
  },
  exceptionalDays: [],
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:29:59.500Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const served = () => renderToString(<OpenNow practice={practice} />)

function shownLine() {
  document.body.innerHTML = served()
  const line = document.body.firstElementChild as HTMLElement
  showOpeningStatus(line)
  return line
}

test('the served HTML has an empty line for it', () => {
  expect(served()).toMatch(/<p [^>]*class="open-now [^>]*><\/p>/)
})

test('the line changes at the boundary, not before', () => {
  const line = shownLine()
  expect(line.textContent).toBe('Open now, closes 5pm')
  expect(line.dataset.state).toBe('open')
  vi.advanceTimersByTime(499)
  expect(line.textContent).toBe('Open now, closes 5pm')
  vi.advanceTimersByTime(1)
  expect(line.textContent).toBe('Closed for lunch until 1:30pm')
  expect(line.dataset.state).toBe('lunch')
})

test('it runs through a whole day', () => {
  const line = shownLine()
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(line.textContent).toBe('Open now, closes 5pm')
  vi.advanceTimersByTime(5 * 3_600_000)
  expect(line.textContent).toBe('Opens tomorrow 9am')
  vi.advanceTimersByTime(8 * 3_600_000)
  expect(line.textContent).toBe('Opens today 9am')
})

test('a device that slept is right again when the page is seen', () => {
  const line = shownLine()
  vi.setSystemTime(new Date('2026-11-16T18:00:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(line.textContent).toBe('Opens tomorrow 9am')
})
