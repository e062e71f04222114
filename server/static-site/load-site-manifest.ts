import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SiteManifest } from '../../shared/site-manifest.ts'

const Page = v.object({
  file: v.pipe(
    v.string(),
    v.regex(/^(?!.*(^|\/)\.\.(\/|$))[^/].*\.html$/, 'must be an HTML file below build/client'),
  ),
  contentHash: v.pipe(v.string(), v.minLength(1)),
})

const Manifest = v.object({
  siteUrl: v.pipe(v.string(), v.url(), v.regex(/[^/]$/, 'must not end in a slash')),
  siteUrlIsPlaceholder: v.boolean(),
  practiceHosts: v.array(v.string()),
  pages: v.record(v.pipe(v.string(), v.regex(/^\/$|^\/.*[^/]$/, 'must be a path')), Page),
  notFound: Page,
})

export function loadSiteManifest(buildDir: string): SiteManifest {
  const path = join(buildDir, 'site-manifest.json')
  let json: string
  try {
    json = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`${path} cannot be read; build the site first`)
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), json)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const where = v.getDotPath(issue) ?? 'the file'
  throw new Error(`site-manifest.json: ${where}: ${issue.message}; build the site again`)
}
