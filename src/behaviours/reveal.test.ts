// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revealOnScroll } from './reveal.ts'

type Callback = (entries: Partial<IntersectionObserverEntry>[]) => void
let report: Callback
let options: IntersectionObserverInit | undefined
const unobserve = vi.fn()

class Observer {
  constructor(callback: Callback, init?: IntersectionObserverInit) {
    report = callback
    options = init
  }
  observe() {}
  unobserve = unobserve
}

const rect = (top: number, height = 100, width = 300) =>
  ({ top, bottom: top + height, height, width }) as DOMRect

const motion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }) as MediaQueryList)

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('innerHeight', 800)
  motion(false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** A block that is watched, and how the observer reports it: the visible part, its top, its height in sight. */
function watched() {
  const block = document.createElement('div')
  revealOnScroll([block])
  const at = (intersectionRatio: number, top: number, visible = 0, box = rect(top)) =>
    report([
      {
        target: block,
        intersectionRatio,
        boundingClientRect: box,
        intersectionRect: rect(top, visible),
      },
    ])
  return { block, at, state: () => block.dataset.reveal }
}

test('what lies below the screen waits, and appears when a tenth of it is reached', () => {
  const { block, at, state } = watched()
  at(0, 1200)
  expect(state()).toBe('waiting')
  at(0.09, 840)
  expect(state()).toBe('waiting')
  at(0.1, 790)
  expect(state()).toBe('shown')
  expect(unobserve).toHaveBeenCalledWith(block)
})

test('margin and threshold are those of SPEC §4', () => {
  watched()
  expect(options?.rootMargin).toBe('50px')
  expect(options?.threshold).toContain(0.1)
})

test('what can be seen already is never hidden', () => {
  const { block, at, state } = watched()
  at(0.01, 799, 1)
  expect(state()).toBeUndefined()
  expect(unobserve).toHaveBeenCalledWith(block)
})

test('nothing is watched where motion is not wanted', () => {
  motion(true)
  const observe = vi.spyOn(Observer.prototype, 'observe')
  watched()
  expect(observe).not.toHaveBeenCalled()
})

test('an element too tall for the screen appears when it fills half of it', () => {
  const { at, state } = watched()
  at(0, 1200)
  at(0.04, 300, 500)
  expect(state()).toBe('shown')
})

test('an element that was jumped over is shown', () => {
  const { at, state } = watched()
  at(0, 1200)
  at(0, -400)
  expect(state()).toBe('shown')
})

test('keyboard focus shows it at once', () => {
  const { block, at, state } = watched()
  at(0, 1200)
  block.dispatchEvent(new Event('focusin'))
  expect(state()).toBe('shown')
})
