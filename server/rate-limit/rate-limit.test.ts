import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const options = { name: 'test', requests: 2, perSeconds: 60, pool: null, secret: 'fixed' }

test('an address that asks too often is told when to come back', async () => {
  const limit = createRateLimit(options)
  expect(await limit('81.2.69.142')).toBeNull()
  expect(await limit('81.2.69.142')).toBeNull()
  expect(await limit('81.2.69.142')).toBe(60)
  expect(await limit('81.2.69.143')).toBeNull()
})

test('all addresses of one IPv6 customer count as one', async () => {
  const limit = createRateLimit(options)
  await limit('2a02:c7f:1:2::1')
  await limit('2a02:c7f:1:2:ffff::9')
  expect(await limit('2a02:c7f:1:2:3:4:5:6')).toBe(60)
  expect(await limit('2a02:c7f:1:3::1')).toBeNull()
})

test('visitors whose address is unknown share one limit', async () => {
  const limit = createRateLimit(options)
  await limit(null)
  await limit(null)
  expect(await limit(null)).toBe(60)
})
