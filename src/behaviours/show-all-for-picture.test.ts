// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showAllForPicture } from './show-all-for-picture.ts'

const root = document.documentElement
const isWaiting = () =>
  'firstLook' in root.dataset && document.querySelector('[data-reveal="waiting"]') !== null

beforeEach(() => {
  root.dataset.firstLook = ''
  document.body.innerHTML = '<div data-reveal="waiting"></div>'
  vi.stubGlobal('innerHeight', 800)
  showAllForPicture()
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete root.dataset.firstLook
})

test('a change of size that is none shows all', () => {
  dispatchEvent(new Event('resize'))
  expect(root.dataset.firstLook).toBeUndefined()
  expect(document.querySelector('[data-reveal]')).toBeNull()
})

test("a phone's bars, which come and go, show nothing yet", () => {
  for (const height of [856, 800, 856]) {
    vi.stubGlobal('innerHeight', height)
    dispatchEvent(new Event('resize'))
  }
  expect(isWaiting()).toBe(true)
})
