import { createHash } from 'node:crypto'

/** CSP sources for the inline scripts and styles of a page; data blocks such as JSON-LD are not run and need none. */
export function inlineHashes(html: string) {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '']) =>
        !/\bsrc=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes),
    )
    .map(([, , body = '']) => cspHash(body))
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = '']) =>
    cspHash(body),
  )
  return { scriptHashes: unique(scripts), styleHashes: unique(styles) }
}

const cspHash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
const unique = (values: string[]) => [...new Set(values)]
