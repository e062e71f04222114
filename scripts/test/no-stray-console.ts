import { afterEach, expect, vi } from 'vitest'

/** A stray console.error fails a unit test; one that expects it replaces the spy with its own. */
const error = vi.spyOn(console, 'error')

afterEach(() => {
  const calls = error.mock.calls.splice(0)
  expect(calls, 'console.error was called').toEqual([])
})
