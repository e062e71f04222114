import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { parseSiteManifest } from './parse-site-manifest.ts'

export function loadSiteManifest(buildDir: string): SiteManifest {
  const path = join(buildDir, 'site-manifest.json')
  let json: string
  try {
    json = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`${path} cannot be read; build the site first`)
  }
  return parseSiteManifest(json)
}
