/**
 * What the framework's HTML still lacks for a fast first paint: the gate's look-up and the styles
 * at the start of the head, no preloads that compete with the first picture, and scripts that
 * start after it.
 * Each step insists on finding what it changes: a new version of the framework must not
 * switch it off unnoticed.
 */
export function tunePage(html: string, file: string): string {
  const ordered = gateFirst(stylesFirst(html, file), file)
  return startScriptsLate(withoutModulePreloads(quietWithoutStorage(ordered, file)), file)
}

function stylesFirst(html: string, file: string) {
  const styles = exactlyOne(html, /<style id="page-styles">[\s\S]*?<\/style>/g, 'style block', file)
  const rest = html.replace(styles, '')
  // The encoding must stand in the first 1024 bytes, so it alone goes before the styles.
  const charset = exactlyOne(rest, /<head><meta charSet="utf-8"\/>/gi, 'charset', file)
  return rest.replace(charset, () => `${charset}${styles}`)
}

/** Before the styles even: the sooner the visitor's country is asked for, the sooner the page is seen. */
function gateFirst(html: string, file: string) {
  const gate = exactlyOne(
    html,
    /<script id="location-gate-start">[\s\S]*?<\/script>/g,
    'location gate',
    file,
  )
  return html
    .replace(gate, '')
    .replace(/<meta charSet="utf-8"\/>/i, (charset) => `${charset}${gate}`)
}

/** Where storage is switched off, the framework's scroll script would fail on clearing it. */
function quietWithoutStorage(html: string, file: string) {
  const clearing =
    /catch \(error\) \{\s*console\.error\(error\);\s*sessionStorage\.removeItem\(storageKey\);\s*\}/g
  const failing = exactlyOne(html, clearing, 'scroll script', file)
  return html.replace(failing, 'catch {}')
}

const withoutModulePreloads = (html: string) =>
  html.replace(/<link rel="modulepreload"[^>]*\/>/g, '')

/** The framework's start-up module, begun once the first picture has arrived (or the page has none). */
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
  const late = `<script type="module">const start=()=>Promise.all([import(${quote(manifest)}),${imports
    .map(([, , url = '']) => `import(${quote(url)})`)
    .join(
      ',',
    )}]).then(([,${imports.map(([, name]) => name).join(',')}])=>{window.__reactRouterRouteModules=${modules};import(${quote(entry)})});const picture=document.querySelector("img[fetchpriority=high]");if(!picture||picture.complete)start();else{let begun;const once=()=>{if(!begun){begun=1;start()}};picture.addEventListener("load",once);picture.addEventListener("error",once);setTimeout(once,3000)}</script>`
  return html.replace(start, () => late)
}

const quote = (value: string) => JSON.stringify(value)

function exactlyOne(html: string, pattern: RegExp, what: string, file: string) {
  const found = html.match(pattern) ?? []
  if (found.length !== 1 || !found[0])
    throw new Error(`${file}: expected one ${what}, found ${found.length}`)
  return found[0]
}
