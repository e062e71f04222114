// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { layOutAll, lookFirst, showAllForPicture } from './first-look.ts'

const root = document.documentElement
const come = (type?: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(type ? [{ type } as never] : [])

// A test before this one may have followed a link to a section.
beforeEach(() => history.replaceState(null, '', '/'))
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

test.each(['a', 'span'])(
  'a link to a section has everything laid out before it is followed (%s)',
  (part) => {
    come('navigate')
    lookFirst()
    document.body.innerHTML = '<button>Menu</button><a href="/page#team"><span>Team</span></a>'
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
    press('button')
    expect(root.dataset.firstLook).toBe('')
    press(part)
    expect(root.dataset.firstLook).toBeUndefined()
  },
)

test('what has come near once is not left out again', () => {
  come('navigate')
  lookFirst()
  document.body.innerHTML = '<section></section>'
  const section = document.querySelector('section') as HTMLElement
  const tell = (skipped: boolean) =>
    section.dispatchEvent(Object.assign(new Event('contentvisibilityautostatechange'), { skipped }))
  tell(true)
  expect(section.style.contentVisibility).toBeFalsy()
  tell(false)
  expect(section.style.contentVisibility).toBe('visible')
})

test('an address that names a section finds it', () => {
  come('navigate')
  location.hash = '#team'
  lookFirst()
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

describe('a picture of the whole page', () => {
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
})
