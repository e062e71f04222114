// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { layOutAll, lookFirst } from './first-look.ts'

const root = document.documentElement
const come = (type?: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(type ? [{ type } as never] : [])

afterEach(() => {
  vi.restoreAllMocks()
  delete root.dataset.firstLook
})

test('a page that is opened shows what is near first', () => {
  come('navigate')
  lookFirst()
  expect(root.dataset.firstLook).toBe('')
  layOutAll()
  expect(root.dataset.firstLook).toBeUndefined()
})

test.each(['reload', 'back_forward', undefined])(
  'a page that is come back to (%s) is whole at once',
  (type) => {
    come(type)
    lookFirst()
    expect(root.dataset.firstLook).toBeUndefined()
  },
)
