import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

declare const axe: typeof Axe

const program = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** WCAG 2.2 AA and axe's best practices. No rule is switched off, and that of WCAG 2.5.3 is on. */
const options: Axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // What happens in a player is its host's affair.
  iframes: false,
}

/** On the page as it stands now. */
export async function expectNoViolations(page: Page, when: string, part = 'html') {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(program)
  const found = await page.evaluate(
    async ({ part, options }) => {
      // Words that fade in are pale for a moment; what is judged is where they arrive.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
      const { violations } = await axe.run(part, options)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
    },
    { part, options },
  )
  expect(found, when).toEqual([])
}
