import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadSiteManifest } from '../../server/static-site/load-site-manifest.ts'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { pageRecord } from '../build/page-record.ts'

const wanted = ['sw.js', 'sitemap.xml', 'robots.txt', 'favicon.ico']

/**
 * Reads a finished build as the server and a browser will: a line for everything that is missing or does
 * not fit together, none if it may go live.
 */
export async function checkRelease(folder: string): Promise<string[]> {
  const client = path.join(folder, 'client')
  let manifest: SiteManifest
  try {
    manifest = loadSiteManifest(folder)
  } catch (error) {
    return [(error as Error).message]
  }
  const missing = wanted.filter((file) => !existsSync(path.join(client, file)))
  return [
    ...missing.map((file) => `${file} is missing`),
    ...(await pageProblems(client, manifest)),
    ...missingParts(client),
  ]
}

/** A page that is not what the manifest says would be sent with a policy that blocks its own parts. */
async function pageProblems(client: string, manifest: SiteManifest) {
  const problems: string[] = []
  for (const record of [...Object.values(manifest.pages), manifest.notFound]) {
    const { file } = record
    if (!existsSync(path.join(client, file))) problems.push(`${file} is missing`)
    else if (!/<\/html>\s*$/i.test(readFileSync(path.join(client, file), 'utf8')))
      problems.push(`${file} is cut off`)
    else if (JSON.stringify(await pageRecord(client, file)) !== JSON.stringify(record))
      problems.push(`${file} is not the page that site-manifest.json tells of`)
  }
  return problems
}

/** Files below /assets/ that a page, script, style or answer names, by address or beside itself. */
function missingParts(client: string) {
  const missing = new Map<string, string>()
  for (const file of globSync('**/*.{html,js,css,json}', { cwd: client })) {
    const text = readFileSync(path.join(client, file), 'utf8')
    const isPart = path.dirname(file) === 'assets'
    const beside = isPart ? text.matchAll(/["'`(]\.\/([\w.-]+\.(?:js|css))["'`)]/g) : []
    const names = [...text.matchAll(/\/assets\/([\w.@-]+\.\w+)/g), ...beside].map(
      ([, name]) => name,
    )
    for (const name of names)
      if (name && !existsSync(path.join(client, 'assets', name))) missing.set(name, file)
  }
  return [...missing].map(([name, file]) => `assets/${name} is missing; ${file} needs it`)
}
