// @vitest-environment happy-dom
import { act, type ComponentType, StrictMode, startTransition, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let comeNear: () => void
let root: Root | undefined
const errors = vi.fn()

beforeEach(() => {
  vi.resetModules()
  errors.mockClear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(async () => {
  await act(() => root?.unmount())
  root = undefined
  document.body.innerHTML = ''
})

function Section() {
  const [count, setCount] = useState(0)
  return (
    <section id="team">
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count}
      </button>
    </section>
  )
}

/** As React serves a finished boundary. */
const served =
  '<!--$--><div data-late="team" class="contents"><section id="team"><button type="button">pressed <!-- -->0</button></section></div><!--/$-->'

const tick = () => act(() => new Promise((resolve) => setTimeout(resolve)))

async function hydrate(load: () => Promise<{ default: ComponentType }>, html = served) {
  const { hydrateLate } = await import('./hydrate-late.tsx')
  document.body.innerHTML = `<main>${html}</main>`
  const Late = hydrateLate('team', load)
  const main = document.querySelector('main') as HTMLElement
  await act(() => {
    startTransition(() => {
      root = hydrateRoot(
        main,
        <StrictMode>
          <Late />
        </StrictMode>,
        { onRecoverableError: errors },
      )
    })
  })
  return main
}
const button = () => document.querySelector('button') as HTMLButtonElement

describe('a served section', () => {
  test('stays as it is until it is needed, then works in the same elements', async () => {
    const load = vi.fn(async () => ({ default: Section }))
    await hydrate(load)
    const before = button()
    expect(load).not.toHaveBeenCalled()
    expect(before.textContent).toBe('pressed 0')

    comeNear()
    await tick()
    await act(() => before.click())
    expect(button()).toBe(before)
    expect(before.textContent).toBe('pressed 1')
    expect(errors).not.toHaveBeenCalled()
  })

  test('stays readable when its script cannot be had, and works once it can', async () => {
    const load = vi
      .fn<() => Promise<{ default: ComponentType }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Section })
    await hydrate(load)
    const before = button()
    comeNear()
    await tick()
    expect(button()).toBe(before)
    expect(errors).not.toHaveBeenCalled()

    await act(async () => {
      dispatchEvent(new Event('online'))
      await new Promise((resolve) => setTimeout(resolve))
    })
    await act(() => button().click())
    expect(button().textContent).toBe('pressed 1')
  })
})

describe('a section that was not served', () => {
  test('is rendered as soon as its script is there', async () => {
    const load = vi.fn(async () => ({ default: Section }))
    await hydrate(load, '')
    await tick()
    expect(button().textContent).toBe('pressed 0')
  })

  test('asks the server for the whole page when its script cannot be had', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await hydrate(() => Promise.reject(new Error('gone')), '')
    await tick()
    expect(reload).toHaveBeenCalled()
  })
})
