import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { bundledScript } from '../../src/lib/bundled-script.ts'
import { cacheNameOf, type KeptRelease } from '../../src/service-worker/kept-release.ts'
import { inlineHashes } from './page-record.ts'

/** Writes `sw.js`, which keeps the finished emergency page and exactly the files it needs. */
export async function writeServiceWorker(client: string) {
  const page = `${client}/emergency-offline`
  const copy = fitToKeep(await readFile(`${page}/index.html`, 'utf8'))
  const hash = createHash('sha256').update(copy).digest('hex').slice(0, 8)
  const release: KeptRelease = {
    cacheName: cacheNameOf(hash),
    copy: `/assets/emergency-offline-${hash}.html`,
    files: filesOf(copy),
    policy: policyOf(copy),
  }
  await writeFile(`${client}${release.copy}`, copy)
  // It is no page of the site: nobody comes to it by an address.
  await rm(page, { recursive: true })
  const script = await bundledScript('src/service-worker/service-worker.ts', {
    RELEASE: JSON.stringify(release),
  })
  await writeFile(`${client}/sw.js`, script)
}

/** The copy has to stand alone: its policy allows no script, and nothing else may be asked for. */
export function fitToKeep(copy: string) {
  const isShown = /<div(?![^>]*\shidden)[^>]*id="offline-notice"/.test(copy)
  if (/<(script|link)\b/.test(copy) || !copy.includes('content="noindex"') || !isShown)
    throw new Error(
      'src/pages/emergency-offline.astro: the offline copy must show its notice, be noindex, and have no script and no link',
    )
  return copy
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
