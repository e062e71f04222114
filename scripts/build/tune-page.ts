import { afterFirstPaint } from './after-first-paint.ts'
import { exactlyOne, tuneHead } from './tune-head.ts'

/** What the framework's HTML still lacks for a fast first paint: scripts that start after it. */
export function tunePage(html: string, file: string): string {
  return startScriptsLate(tuneScrollScript(tuneHead(html, file), file), file)
}

/**
 * The framework's script that scrolls to where the visitor was. Where storage is switched off it
 * would fail on clearing it; and it looks for a place in pages that were never seen before, too,
 * which waits for the browser's main process.
 */
function tuneScrollScript(html: string, file: string) {
  const clearing =
    /catch \(error\) \{\s*console\.error\(error\);\s*sessionStorage\.removeItem\(storageKey\);\s*\}/g
  const naming = /window\.history\.replaceState\(\{ key \}, ""\);/g
  const failing = exactlyOne(html, clearing, 'scroll script', file)
  const named = exactlyOne(html, naming, 'name for a new place', file)
  return html.replace(failing, 'catch {}').replace(named, `${named} return;`)
}

/** The framework's start-up module, begun after the first paint. */
function startScriptsLate(html: string, file: string) {
  const start = exactlyOne(
    html,
    /<script type="module" async="">import "[\s\S]*?<\/script>/g,
    'start-up script',
    file,
  )
  const imports = [...start.matchAll(/import \* as (route\d+) from "([^"]+)"/g)]
  const manifest = /import "([^"]+)"/.exec(start)?.[1]
  const modules = /window\.__reactRouterRouteModules = (\{[^}]*\})/.exec(start)?.[1]
  const entry = /import\("([^"]+)"\)/.exec(start)?.[1]
  if (!manifest || !modules || !entry || imports.length === 0)
    throw new Error(`${file}: unknown start-up script`)
  const urls = [manifest, ...imports.map(([, , url = '']) => url)]
  const names = imports.map(([, name]) => name)
  const begin = `Promise.all([${urls.map((url) => `import(${quote(url)})`)}]).then(([,${names}])=>{window.__reactRouterRouteModules=${modules};import(${quote(entry)})})`
  const late = `<script type="module">${afterFirstPaint(begin)}</script>`
  return html.replace(start, () => late)
}

const quote = (value: string) => JSON.stringify(value)
