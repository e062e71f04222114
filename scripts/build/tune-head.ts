/**
 * The head as a fast first paint wants it: the gate's look-up and the styles first, no preloads
 * that compete with the first picture.
 * Each step insists on finding what it changes: a new version of the framework must not
 * switch it off unnoticed.
 */
export function tuneHead(html: string, file: string): string {
  return withoutModulePreloads(headScriptFirst(stylesFirst(html, file), file))
}

function stylesFirst(html: string, file: string) {
  const styles = exactlyOne(html, /<style id="page-styles">[\s\S]*?<\/style>/g, 'style block', file)
  const rest = html.replace(styles, '')
  // The encoding must stand in the first 1024 bytes, so it alone goes before the styles.
  const charset = exactlyOne(rest, /<head><meta charSet="utf-8"\/>/gi, 'charset', file)
  return rest.replace(charset, () => `${charset}${styles}`)
}

/** Before the styles even: the sooner the visitor's country is asked for, the sooner the page is seen. */
function headScriptFirst(html: string, file: string) {
  const script = exactlyOne(
    html,
    /<script id="head-script">[\s\S]*?<\/script>/g,
    'script of the head',
    file,
  )
  return html
    .replace(script, '')
    .replace(/<meta charSet="utf-8"\/>/i, (charset) => `${charset}${script}`)
}

const withoutModulePreloads = (html: string) =>
  html.replace(/<link rel="modulepreload"[^>]*\/>/g, '')

export function exactlyOne(html: string, pattern: RegExp, what: string, file: string) {
  const found = html.match(pattern) ?? []
  if (found.length !== 1 || !found[0])
    throw new Error(`${file}: expected one ${what}, found ${found.length}`)
  return found[0]
}
