import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { laidOut } from './laid-out.ts'

/** WCAG 2.2 AA and axe's best practices. No rule is switched off. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // What happens in a player is its host's affair.
  iframes: false,
}

/** On the page as it stands now. */
export async function expectNoViolations(page: Page, when: string, part = 'html') {
  await laidOut(page)
  // Words that fade in are pale for a moment; what is judged is where they arrive.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options(options)
    // In one go: the other way opens a page of its own for the results, in twice the time.
    .setLegacyMode(true)
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
  expect(found, when).toEqual([])
}
