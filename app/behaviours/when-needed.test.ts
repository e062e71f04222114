// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Report = (entries: { isIntersecting: boolean }[]) => void
let observers: { report: Report; watched: Element[]; isOver: boolean }[]

beforeEach(() => {
  vi.resetModules()
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
  document.body.innerHTML = `
    <div data-late="team"><section id="team"><button>Next</button></section></div>
    <div data-late="videos"><section id="videos"></section></div>
    <div data-late="empty"></div>
    <section id="booking"></section>`
})
afterEach(() => vi.unstubAllGlobals())

/** Whether a promise is fulfilled by now, not later. */
async function isDone(promise: Promise<void>) {
  const late = Symbol()
  await Promise.resolve()
  return (await Promise.race([promise, Promise.resolve(late)])) !== late
}
const load = () => import('./when-needed.ts')

describe('a served section', () => {
  test('waits until it comes near the screen', async () => {
    const { whenNeeded } = await load()
    const needed = whenNeeded('team')
    expect(observers[0]?.watched).toEqual([document.getElementById('team')])
    observers[0]?.report([{ isIntersecting: false }])
    expect(await isDone(needed)).toBe(false)
    observers[0]?.report([{ isIntersecting: true }])
    expect(await isDone(needed)).toBe(true)
    expect(observers[0]?.isOver).toBe(true)
  })

  test.each(['focusin', 'pointerover'])('is woken by %s within it', async (event) => {
    const { whenNeeded } = await load()
    const needed = whenNeeded('team')
    document.querySelector('button')?.dispatchEvent(new Event(event, { bubbles: true }))
    expect(await isDone(needed)).toBe(true)
  })

  test('can be woken with all others', async () => {
    const { wakeAll, whenNeeded } = await load()
    const needed = [whenNeeded('team'), whenNeeded('videos')]
    wakeAll()
    expect(await Promise.all(needed.map(isDone))).toEqual([true, true])
  })

  test('can be woken by name', async () => {
    const { wake, whenNeeded } = await load()
    const needed = [whenNeeded('team'), whenNeeded('videos')]
    wake('team')
    wake('nothing of that name')
    expect(await Promise.all(needed.map(isDone))).toEqual([true, false])
  })
})

describe('nothing to wait for', () => {
  test('a section that was not served is needed at once', async () => {
    const { isServed, whenNeeded } = await load()
    expect(isServed('faq')).toBe(false)
    expect(await isDone(whenNeeded('faq'))).toBe(true)
  })

  test('a section of the same name on another page is not mistaken for it', async () => {
    const { isServed, whenNeeded } = await load()
    expect(isServed('booking')).toBe(false)
    expect(await isDone(whenNeeded('booking'))).toBe(true)
  })

  test('a section that rendered nothing is needed at once', async () => {
    const { whenNeeded } = await load()
    expect(await isDone(whenNeeded('empty'))).toBe(true)
  })

  test('after the first page nothing counts as served', async () => {
    const { endOfFirstPage, isServed, whenNeeded } = await load()
    endOfFirstPage()
    expect(isServed('team')).toBe(false)
    expect(await isDone(whenNeeded('team'))).toBe(true)
  })
})
