// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutLater } from './lay-out-later.ts'

const root = document.documentElement
const laidOut = () => document.querySelectorAll('section[data-laid-out]').length
let idle: (() => void)[] = []

beforeEach(() => {
  idle = []
  delete root.dataset.laidOut
  document.body.innerHTML = '<div data-late="a"><section></section></div>'.repeat(2)
})
afterEach(() => vi.unstubAllGlobals())

test('one section in each idle moment, then nothing waits any more', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  layOutLater()
  expect(laidOut()).toBe(0)
  idle.shift()?.()
  expect(laidOut()).toBe(1)
  idle.shift()?.()
  expect(laidOut()).toBe(2)
  expect(root.dataset.laidOut).toBeUndefined()
  idle.shift()?.()
  expect(root.dataset.laidOut).toBe('')
  expect(idle).toEqual([])
})

test('all at once in a browser that does not tell when it is idle', () => {
  layOutLater()
  expect(root.dataset.laidOut).toBe('')
})
