import { expect, test } from 'vitest'
import { createBudget, createRateLimit } from './rate-limit.ts'

const options = { name: 'test', requests: 2, perSeconds: 60, client: null, secret: 'fixed' }

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

test('somebody with a whole IPv6 network locks out no other network, whatever the number', async () => {
  const limit = createRateLimit(options)
  let taken = 0
  for (let customer = 0; customer < 5000; customer++) {
    const answer = await limit(`2a02:c7f:1:${customer.toString(16)}::1`)
    if (answer === null) taken++
  }
  expect(taken).toBe(8)
  // First-time visitors: of other networks, and of the same provider.
  for (let visitor = 0; visitor < 1000; visitor++) {
    const group = (visitor + 1).toString(16)
    expect(await limit(`2a00:${group}:1:2::3`), `visitor ${visitor}`).toBeNull()
    expect(await limit(`81.2.${visitor % 256}.${visitor >> 8}`)).toBeNull()
  }
  expect(await limit('2a02:c7f:2:1::1')).toBeNull()
})

test('an IPv4 network has room for its neighbours, and an end', async () => {
  const limit = createRateLimit(options)
  const answers = []
  for (let host = 0; host < 256; host++) answers.push(await limit(`81.2.69.${host}`))
  expect(answers.filter((answer) => answer === null)).toHaveLength(32)
  expect(await limit('81.2.70.1')).toBeNull()
})

test('what is refused takes nothing from the network around', async () => {
  const limit = createRateLimit(options)
  for (let request = 0; request < 100; request++) await limit('2a02:c7f:1:1::1')
  for (const customer of [2, 3, 4]) {
    expect(await limit(`2a02:c7f:1:${customer}::1`)).toBeNull()
    expect(await limit(`2a02:c7f:1:${customer}::1`)).toBeNull()
  }
})

test('a budget is for all together', async () => {
  const budget = createBudget(options)
  expect([await budget(), await budget(), await budget()]).toEqual([null, null, 60])
})
