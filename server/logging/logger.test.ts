import { expect, test } from 'vitest'
import { createLogger, errorKind } from './logger.ts'

test('a problem is one line of JSON with its time', () => {
  const lines: string[] = []
  const log = createLogger({ write: (line) => lines.push(line), clock: () => 0 })
  log('store-unavailable', { reason: 'locked' })
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","event":"store-unavailable","reason":"locked"}\n',
  ])
})

test('a flood of one event is cut off within the minute and resumes in the next', () => {
  let now = 0
  const lines: string[] = []
  const log = createLogger({ write: (line) => lines.push(line), clock: () => now })
  for (let count = 0; count < 1000; count++) log('bad-request')
  expect(lines).toHaveLength(61)
  expect(lines.at(-1)).toContain('not logged')
  log('another-event')
  now = 60_000
  log('bad-request')
  expect(lines).toHaveLength(63)
})

test('an error is logged by its kind, never by its message', () => {
  expect(errorKind(Object.assign(new Error('jane@x.example'), { code: 'EENVELOPE' }))).toBe(
    'Error EENVELOPE',
  )
  expect(errorKind('jane@x.example')).toBe('unknown')
})

test('an error is logged with what caused it, down to the first', () => {
  const refused = Object.assign(new Error('connect 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
  const all = new AggregateError([refused], 'jane')
  const store = new Error('the store cannot be used', { cause: all })
  store.name = 'StoreUnavailable'
  expect(errorKind(store)).toBe('StoreUnavailable, by AggregateError, by Error ECONNREFUSED')
  const odd = Object.assign(new Error('x'), { code: 'jane@x.example wrote this' })
  expect(errorKind(odd)).toBe('Error')
  const ring = new Error('a')
  ring.cause = ring
  expect(errorKind(ring)).toBe(Array(5).fill('Error').join(', by '))
})
