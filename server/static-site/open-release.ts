import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { policySettings } from '../security/content-security-policy.ts'
import type { Settings } from '../settings/read-settings.ts'
import { loadSiteManifest } from './load-site-manifest.ts'
import { indexSiteFiles, type SiteFiles } from './site-files.ts'

export type OpenRelease = {
  /** The folder itself, whatever links lead to it. */
  folder: string
  manifest: SiteManifest
  files: SiteFiles
}

/** Throws, in words for whoever starts the server, when the build cannot be served. */
export function openRelease(settings: Settings): OpenRelease {
  const folder = folderOf(settings.buildDir)
  const manifest = loadSiteManifest(folder)
  const policy = policySettings(settings, manifest)
  const older = releasesBeside(folder).map((release) => join(release, 'client'))
  const files = indexSiteFiles(join(folder, 'client'), manifest, policy, older)
  return { folder, manifest, files }
}

/** Resolved once: all that is read for a release comes out of one folder, wherever the link turns. */
export function folderOf(buildDir: string): string {
  return existsSync(buildDir) ? realpathSync(buildDir) : buildDir
}

/** The other releases of scripts/releases/releases.ts, for the pages that are still open. */
function releasesBeside(folder: string): string[] {
  const parent = dirname(folder)
  if (basename(parent) !== 'releases') return []
  return readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((other) => other !== folder && existsSync(join(other, 'client/assets')))
}
