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

test('a device that slept is right again when the page is seen', () => {
  const line = shownLine()
  vi.setSystemTime(new Date('2026-11-16T18:00:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(line.textContent).toBe('Opens tomorrow 9am')
})
