import { afterFirstPaint } from './after-first-paint.ts'
import { loadPageOfAddress } from './page-of-address.ts'
import { exactlyOne, tuneHead } from './tune-head.ts'

/**
 * A page without React (`isPlain` in app/routes.ts): none of the framework's scripts.
 * @param script of ours, to be run after the first paint
 * @param nextPages a block for the end of the body
 */
export function tunePlainPage(
  html: string,
  { path, file }: { path: string; file: string },
  { script, nextPages }: { script: string; nextPages: string },
): string {
  const tuned = tuneHead(html, file)
  exactlyOne(tuned, /<script>window\.__reactRouterContext = /g, 'router context', file)
  const start = tuned.indexOf('<body>')
  const body = tuned
    .slice(start)
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(
      '</body>',
      () =>
        `${nextPages}<script type="module">${loadPageOfAddress}${afterFirstPaint(script)}</script></body>`,
    )
  return tuned.slice(0, start) + stayOnPage(body, path)
}

/** Without a router, a link to a section that names the path would drop a query and load the page again. */
const stayOnPage = (body: string, path: string) => body.replaceAll(`href="${path}#`, 'href="#')
