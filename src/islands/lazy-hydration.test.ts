// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LazyOptions } from './lazy-hydration.ts'

type Report = (entries: { isIntersecting: boolean }[]) => void
let observers: { report: Report; watched: Element[]; isOver: boolean }[]

beforeEach(() => {
  observers = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      entry
      constructor(report: Report) {
        this.entry = { report, watched: [] as Element[], isOver: false }
        observers.push(this.entry)
      }
      observe(element: Element) {
        this.entry.watched.push(element)
      }
      disconnect() {
        this.entry.isOver = true
      }
    },
  )
  document.body.innerHTML =
    '<astro-island><section id="team"><button>Next</button></section></astro-island><p>Beside</p>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

/** An island of the page with the directive. @returns what counts how often it was loaded */
async function waitingIsland(value?: LazyOptions) {
  const { default: lazy } = await import('./lazy-hydration.ts')
  const hydrate = vi.fn(async () => {})
  const load = vi.fn(async () => hydrate)
  const options = { name: 'Island', value: value ?? true }
  lazy(load, options as Parameters<typeof lazy>[1], island())
  return load
}
const island = () => document.querySelector('astro-island') as HTMLElement
const happens = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

describe('an island', () => {
  test('waits until it comes near the screen', async () => {
    const load = await waitingIsland()
    expect(observers[0]?.watched).toEqual([document.getElementById('team')])
    observers[0]?.report([{ isIntersecting: false }])
    expect(load).not.toHaveBeenCalled()
    observers[0]?.report([{ isIntersecting: true }])
    expect(load).toHaveBeenCalledOnce()
    expect(observers[0]?.isOver).toBe(true)
  })

  test.each(['pointerover', 'pointerdown', 'focusin'])(
    'is hydrated by %s within it, once',
    async (type) => {
      const load = await waitingIsland()
      happens(type, 'p')
      expect(load).not.toHaveBeenCalled()
      happens(type, 'button')
      happens(type, 'button')
      expect(load).toHaveBeenCalledOnce()
    },
  )

  test('that coming near does not load waits for interaction', async () => {
    const load = await waitingIsland({ near: false })
    expect(observers).toEqual([])
    happens('pointerdown', 'button')
    expect(load).toHaveBeenCalledOnce()
  })

  test('that the address asks for is hydrated at once', async () => {
    history.replaceState(null, '', '/?article=3')
    expect(await waitingIsland({ near: false, param: 'article' })).toHaveBeenCalledOnce()
    history.replaceState(null, '', '/')
    expect(await waitingIsland({ near: false, param: 'article' })).not.toHaveBeenCalled()
  })

  test('that could not be loaded stays as it was served, and is tried again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const load = await waitingIsland()
    const served = island().innerHTML
    happens('pointerdown', 'button')
    const failure = new Event('astro:hydration-error', { cancelable: true })
    island().dispatchEvent(failure)
    expect(failure.defaultPrevented).toBe(true)
    expect(island().innerHTML).toBe(served)
    happens('pointerdown', 'button')
    expect(load).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  test('that is ready is left to itself', async () => {
    const load = await waitingIsland()
    island().dispatchEvent(new Event('island-ready', { bubbles: true }))
    expect(island().dataset.ready).toBe('')
    happens('pointerdown', 'button')
    expect(load).not.toHaveBeenCalled()
  })
})
