// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useUpcoming } from './use-upcoming.ts'

const lines = [
  { label: 'Monday - Friday' },
  { label: 'Christmas Day', until: '2026-12-25' },
  { label: 'Bank holiday', until: '2026-12-28' },
]

function Lines() {
  return useUpcoming(lines).map(({ label }) => <p key={label}>{label}</p>)
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the served HTML has every line', () => {
  expect(renderToString(<Lines />)).toContain('Christmas Day')
})

test('a day goes when it is over in London, not before', () => {
  vi.useFakeTimers({ now: new Date('2026-12-25T23:59:59Z') })
  const { rerender } = render(<Lines />)
  expect(screen.queryByText('Christmas Day')).not.toBeNull()
  vi.setSystemTime(new Date('2026-12-26T00:00:00Z'))
  rerender(<Lines />)
  expect(screen.queryByText('Christmas Day')).toBeNull()
  expect(screen.queryByText('Bank holiday')).not.toBeNull()
})
