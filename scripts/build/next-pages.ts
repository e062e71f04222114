import { isLean } from '../../app/lib/lean-page.ts'

/** Other tabs have pages of their own, and a back link goes where the visitor came from. */
const isNoNextPage = '[target], [data-part="back-link"]'

/**
 * Speculation rules for a page whose links load documents: the browser renders the next page while
 * the pointer rests on its link, and has it ready at the click. Scripts of that page wait until it
 * is shown (after-first-paint.ts).
 */
export function nextPagesBlock(path: string): string {
  const links = {
    and: [{ href_matches: '/*' }, { not: { selector_matches: isNoNextPage } }],
  }
  const eagerness = isLean(path) ? 'conservative' : 'moderate'
  const rules = { prerender: [{ where: links, eagerness }] }
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`
}
