import { afterEach, expect, test, vi } from 'vitest'
import { randomId } from './random-id.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

test('every id is a new UUID', () => {
  expect(randomId()).toMatch(uuid)
  expect(randomId()).not.toBe(randomId())
})

test('it does without crypto.randomUUID', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(randomId()).toMatch(uuid)
  expect(randomId()).not.toBe(randomId())
})
