import { afterFirstPaint } from './after-first-paint.ts'
import { exactlyOne, tuneHead } from './tune-head.ts'

/** A page without React (`isPlain` in app/routes.ts): none of the framework's scripts, one of ours. */
export function tunePlainPage(html: string, file: string, script: string): string {
  const tuned = tuneHead(html, file)
  exactlyOne(tuned, /<script>window\.__reactRouterContext = /g, 'router context', file)
  const start = tuned.indexOf('<body>')
  const body = tuned
    .slice(start)
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace('</body>', () => `<script type="module">${afterFirstPaint(script)}</script></body>`)
  return tuned.slice(0, start) + body
}
