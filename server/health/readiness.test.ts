import { expect, test, vi } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { connectionFrom, testDependencies } from '../testing/test-dependencies.ts'

function countingApp(environment: Record<string, string> = {}) {
  const state = { looks: 0, problem: null as string | null, isStopping: false }
  const check = async () => {
    state.looks++
    return state.problem
  }
  const readiness = { checks: { store: check }, notices: {}, isStopping: () => state.isStopping }
  const app = createTestApp(testDependencies(environment, { readiness }))
  const ask = async (address = '127.0.0.1', headers = {}) =>
    (await app.request('/readyz', { headers }, connectionFrom(address))).status
  return { state, ask }
}

test('however many ask, the store is looked at once a second', async () => {
  const time = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { state, ask } = countingApp()
  expect(await Promise.all(Array.from({ length: 50 }, () => ask()))).toEqual(Array(50).fill(200))
  expect(state.looks).toBe(1)
  state.problem = 'gone'
  time.mockReturnValue(1900)
  expect(await ask()).toBe(200)
  time.mockReturnValue(2100)
  expect(await ask()).toBe(503)
  expect(state.looks).toBe(2)
  time.mockRestore()
})

test('only this machine is told', async () => {
  const { state, ask } = countingApp({ TRUSTED_PROXIES: '127.0.0.1' })
  expect(await ask('81.2.69.142')).toBe(404)
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '81.2.69.142' })).toBe(404)
  expect(await ask('81.2.69.142', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  expect(state.looks).toBe(0)
  expect(await ask('::1')).toBe(200)
  expect(await ask('127.0.0.1')).toBe(200)
})

test('a server that is about to stop says so at once', async () => {
  const { state, ask } = countingApp()
  expect(await ask()).toBe(200)
  state.isStopping = true
  expect(await ask()).toBe(503)
})
