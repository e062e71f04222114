import { expect, type Locator, type Page } from '@playwright/test'

/** The page as a keyboard finds it: let in, and with the look-up behind it. */
export async function arrive(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('main h1')).toBeVisible()
}

/**
 * What is wrong with the focus as it stands, or null. It is somewhere (WCAG 2.4.3), has a ring
 * (2.4.7), is on the screen and not wholly beneath the header or the phone's bar (2.4.11).
 */
const focusProblem = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'the focus is lost'
    const name = `${focused.tagName} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}”`
    // Moved there by script, to a part of the page: read from there on, not operated.
    if (focused.getAttribute('tabindex') === '-1' || focused.tagName === 'IFRAME') return null

    const hasRing = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    // A card whose link covers it, and a slider's grip, wear the ring for what they hold.
    const wearers = [focused, focused.closest('article'), focused.nextElementSibling]
    if (!wearers.some(hasRing)) return `${name} shows no ring`

    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    if (x2 - x1 < 1 || y2 - y1 < 1) return `${name} is off the screen`
    const along = (from: number, to: number) =>
      [0.1, 0.5, 0.9].map((part) => from + (to - from) * part)
    const isSeen = along(x1, x2).some((x) =>
      along(y1, y2).some((y) =>
        document
          .elementsFromPoint(x, y)
          .slice(0, 1)
          .some(
            (top) =>
              focused.contains(top) || top.contains(focused) || top.closest('.before-after, label'),
          ),
      ),
    )
    return isSeen ? null : `${name} is covered`
  })

const press = async (page: Page, key: string) => {
  await page.keyboard.press(key)
  // A link to a section hands the focus over a moment after the key.
  await expect.poll(() => focusProblem(page), { message: `after ${key}` }).toBeNull()
}

/** One key after the other; the focus is seen, and nowhere else than on the page, after each. */
export async function keys(page: Page, ...pressed: string[]) {
  for (const key of pressed) await press(page, key)
}

/** Tabs, forwards or back, until the focus is there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < 200; stop++) {
    if (await hasFocus()) return
    await press(page, key)
  }
  throw new Error(`200 stops and no ${target}`)
}

/** From the top of the page to its end. @returns what was wrong on the way */
export async function tabThrough(page: Page) {
  const problems: string[] = []
  await page.keyboard.press('Tab')
  for (let stop = 0; stop < 400; stop++) {
    const problem = await focusProblem(page)
    if (problem === 'the focus is lost') return { problems, stops: stop }
    if (problem) problems.push(problem)
    await page.keyboard.press('Tab')
  }
  return { problems: [...problems, 'the way has no end'], stops: 400 }
}
