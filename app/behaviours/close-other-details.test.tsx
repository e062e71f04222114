// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeOtherDetails } from './close-other-details.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function threeDetails() {
  const { container } = render(
    <>
      <details name="faq" onToggle={closeOtherDetails} />
      <details name="faq" onToggle={closeOtherDetails} />
      <details name="menu" onToggle={closeOtherDetails} />
    </>,
  )
  return [...container.querySelectorAll('details')] as [
    HTMLDetailsElement,
    HTMLDetailsElement,
    HTMLDetailsElement,
  ]
}
const setOpen = (details: HTMLDetailsElement, isOpen: boolean) =>
  act(() => {
    details.open = isOpen
    details.dispatchEvent(new Event('toggle'))
  })

test('without the browser’s help, opening one closes the others of its group', () => {
  vi.stubGlobal('HTMLDetailsElement', class {})
  const [first, second, menu] = threeDetails()
  setOpen(menu, true)
  setOpen(first, true)
  setOpen(second, true)
  expect([first.open, second.open, menu.open]).toEqual([false, true, true])
})

test('the open one can be closed again', () => {
  vi.stubGlobal('HTMLDetailsElement', class {})
  const [first, second] = threeDetails()
  setOpen(first, true)
  setOpen(first, false)
  expect([first.open, second.open]).toEqual([false, false])
})
