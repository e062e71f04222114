// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revealOnScroll } from './reveal.ts'

type Callback = (entries: Partial<IntersectionObserverEntry>[]) => void
let report: Callback
let options: IntersectionObserverInit | undefined
const disconnect = vi.fn()

class Observer {
  constructor(callback: Callback, init?: IntersectionObserverInit) {
    report = callback
    options = init
  }
  observe() {}
  disconnect = disconnect
}

const rect = (top: number, height = 100) => ({ top, bottom: top + height, height }) as DOMRect
const elementAt = (top: number) => {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => rect(top)
  return element
}
const entry = (intersectionRatio: number, top: number, visible = 0) => [
  { intersectionRatio, boundingClientRect: rect(top), intersectionRect: rect(top, visible) },
]
const motion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }) as MediaQueryList)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('innerHeight', 800)
  motion(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('what lies below the screen waits, and appears when a tenth of it is reached', () => {
  const element = elementAt(1200)
  revealOnScroll(element)
  expect(element.dataset.reveal).toBe('waiting')
  report(entry(0, 1200))
  report(entry(0.09, 840))
  expect(element.dataset.reveal).toBe('waiting')
  report(entry(0.1, 790))
  expect(element.dataset.reveal).toBe('shown')
  expect(disconnect).toHaveBeenCalled()
})

test('margin and threshold are those of SPEC §4', () => {
  revealOnScroll(elementAt(1200))
  expect(options?.rootMargin).toBe('50px')
  expect(options?.threshold).toContain(0.1)
})

test('what can be seen already is never hidden', () => {
  const element = elementAt(799)
  revealOnScroll(element)
  expect(element.dataset.reveal).toBeUndefined()
})

test('nothing is hidden where motion is not wanted', () => {
  motion(true)
  const element = elementAt(1200)
  revealOnScroll(element)
  expect(element.dataset.reveal).toBeUndefined()
})

test('nothing is hidden where the browser has no observer', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  Reflect.deleteProperty(window, 'IntersectionObserver')
  const element = elementAt(1200)
  revealOnScroll(element)
  expect(element.dataset.reveal).toBeUndefined()
})

test('an observer that never reports leaves nothing hidden', () => {
  const element = elementAt(1200)
  revealOnScroll(element)
  vi.advanceTimersByTime(1000)
  expect(element.dataset.reveal).toBe('shown')
})

test('an observer that reports is given all the time it needs', () => {
  const element = elementAt(1200)
  revealOnScroll(element)
  report(entry(0, 1200))
  vi.advanceTimersByTime(60_000)
  expect(element.dataset.reveal).toBe('waiting')
})

test('an element too tall for the screen appears when it fills half of it', () => {
  const element = elementAt(1200)
  revealOnScroll(element)
  report(entry(0.04, 300, 500))
  expect(element.dataset.reveal).toBe('shown')
})

test('an element that was jumped over is shown', () => {
  const element = elementAt(1200)
  revealOnScroll(element)
  report(entry(0, -400))
  expect(element.dataset.reveal).toBe('shown')
})

test('keyboard focus and printing show it at once', () => {
  const [focused, printed] = [elementAt(1200), elementAt(1200)]
  revealOnScroll(focused)
  focused.dispatchEvent(new Event('focusin'))
  expect(focused.dataset.reveal).toBe('shown')
  revealOnScroll(printed)
  window.dispatchEvent(new Event('beforeprint'))
  expect(printed.dataset.reveal).toBe('shown')
})

test('stopping shows it and leaves no timer behind', () => {
  const element = elementAt(1200)
  revealOnScroll(element)()
  expect(element.dataset.reveal).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
