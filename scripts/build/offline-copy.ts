import { inlineHashes } from './inline-hashes.ts'

/** Wide enough for the small picture of the emergency page on any screen. */
const pictureWidth = 540

/**
 * The emergency page as it is kept on a visitor's device: no scripts, because it stands in for
 * any page whose address was asked for; one size of the picture, one cut of the font; and the notice that says why.
 * Each step insists on finding what it changes.
 */
export function offlineCopy(html: string): string {
  return [withoutScripts, withoutLinks, withOneCut, withOnePicture, withNotice, notIndexed].reduce(
    (page, step) => step(page),
    html,
  )
}

const withoutScripts = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, '')

/** Preloads, icons and the canonical address mean nothing here. */
const withoutLinks = (html: string) => html.replace(/<link\b[^>]*>/g, '')

/** The cut of the headings' font for phones does for all screens. */
const withOneCut = (html: string) =>
  replaceOnce(html, /@media ?\(width ?>= ?40rem\) ?\{ ?@font-face ?\{[^}]*\}\s*\}/, '')

const withOnePicture = (html: string) =>
  html.replace(/<picture>([\s\S]*?)<\/picture>/g, (_, inner: string) => {
    const img = /<img\b[^>]*>/.exec(inner)?.[0]
    const one = new RegExp(`([^\\s"]+) ${pictureWidth}w`).exec(img ?? '')?.[1]
    if (!one || !img) throw new Error(`offline copy: no picture ${pictureWidth} px wide`)
    return img.replace(/ (srcset|sizes)="[^"]*"/gi, '').replace(/ src="[^"]*"/, ` src="${one}"`)
  })

const withNotice = (html: string) => replaceOnce(html, / id="offline-notice" hidden=""/, '')

const notIndexed = (html: string) =>
  replaceOnce(html, /<meta name="robots" content="[^"]*"/, '<meta name="robots" content="noindex"')

function replaceOnce(html: string, pattern: RegExp, replacement: string) {
  if (!pattern.test(html)) throw new Error(`offline copy: ${pattern} is not in the emergency page`)
  return html.replace(pattern, replacement)
}

/** Everything below /assets/ that the copy shows, such as fonts and the picture. */
export const filesOf = (copy: string) => [...new Set(copy.match(/\/assets\/[\w.-]+\.\w+/g))].sort()

/** As strict as the server's, without scripts. */
export const policyOf = (copy: string) =>
  [
    "default-src 'none'",
    `style-src ${inlineHashes(copy).styleHashes.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
