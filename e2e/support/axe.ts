import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { laidOut } from './laid-out.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA and axe's best practices, on the page as it stands now. No rule is switched off. */
export async function expectNoViolations(page: Page, when: string, part = 'html') {
  await laidOut(page)
  // Words that fade in are pale for a moment; what is judged is where they arrive.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(tags).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    // A target of several parts lies in a frame: what happens in a player is its host's affair.
    nodes.filter(({ target }) => target.length === 1).map(({ target }) => `${id}: ${target}`),
  )
  expect(found, when).toEqual([])
}
