// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { closeOtherDetails } from './close-other-details.ts'

beforeAll(() => {
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
  closeOtherDetails()
})

function threeDetails() {
  document.body.innerHTML =
    '<details name="faq"></details><details name="faq"></details><details name="menu"></details>'
  const [first, second, menu] = document.querySelectorAll('details')
  if (!first || !second || !menu) throw new Error('three details were written')
  return { first, second, menu }
}
const setOpen = (details: HTMLDetailsElement, isOpen: boolean) => {
  details.open = isOpen
  details.dispatchEvent(new Event('toggle'))
}

test('without the browser’s help, opening one closes the others of its group', () => {
  const { first, second, menu } = threeDetails()
  setOpen(menu, true)
  setOpen(first, true)
  setOpen(second, true)
  expect([first.open, second.open, menu.open]).toEqual([false, true, true])
})
