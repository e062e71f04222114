import { expect, test, vi } from 'vitest'
import { createPatience, NotAsked } from './patience.ts'

const never = () => new Promise<never>(() => {})

test('after one has waited in vain nobody asks for a while, then one, then all', async () => {
  let now = 1
  const patience = createPatience(() => now)
  const ask = vi.fn(never)
  const waiting = patience(ask, 20)
  now += 3000
  await expect(waiting).rejects.toThrow('no answer')
  await expect(patience(ask, 20)).rejects.toThrow(NotAsked)
  now += 4999
  await expect(patience(ask, 20)).rejects.toThrow(NotAsked)
  expect(ask).toHaveBeenCalledTimes(1)

  now += 1
  const trial = patience(ask, 20)
  await expect(patience(ask, 20)).rejects.toThrow(NotAsked)
  now += 3000
  await expect(trial).rejects.toThrow('no answer')
  expect(ask).toHaveBeenCalledTimes(2)

  now += 5000
  expect(await patience(async () => 'back')).toBe('back')
  expect(await Promise.all([patience(async () => 1), patience(async () => 2)])).toEqual([1, 2])
})

test('an error that comes at once stops nobody', async () => {
  const patience = createPatience(() => 1)
  const ask = vi.fn(() => Promise.reject(new Error('refused')))
  for (let time = 0; time < 3; time++) await expect(patience(ask)).rejects.toThrow('refused')
  expect(ask).toHaveBeenCalledTimes(3)
})
