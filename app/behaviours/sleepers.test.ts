import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const load = () => import('./sleepers.ts')

test('nobody is waited for where everybody is awake', async () => {
  const { allAwake, hasSleepers } = await load()
  expect(hasSleepers()).toBe(false)
  await allAwake(5000)
})

test('the last one to wake up ends the wait', async () => {
  const { allAwake, fellAsleep, wokeUp } = await load()
  fellAsleep('team')
  fellAsleep('faq')
  const done = vi.fn()
  const waited = allAwake(5000).then(done)
  wokeUp('team')
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
  wokeUp('faq')
  await waited
  expect(done).toHaveBeenCalledOnce()
})

test('one that never wakes up does not hold everybody for ever', async () => {
  const { allAwake, fellAsleep, hasSleepers } = await load()
  fellAsleep('team')
  const waited = allAwake(5000)
  await vi.advanceTimersByTimeAsync(5000)
  await waited
  expect(hasSleepers()).toBe(true)
})
