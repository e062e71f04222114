import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import type { PolicySettings } from '../security/content-security-policy.ts'
import { pagePolicy, partHeaders, securityHeaders } from '../security/security-headers.ts'
import type { Encoding } from './accepted-encoding.ts'

export type SiteFile = {
  /** Where it lies on disk, for each encoding the build has made. */
  onDisk: Map<Encoding, string>
  headers: Record<string, string>
}

export type SiteFiles = {
  /** By request path. Requests are only ever looked up here, never joined to a folder. */
  byPath: Map<string, SiteFile>
  pagePaths: Set<string>
  notFound: SiteFile
}

const compressed: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]
const neverChanges = 'public, max-age=31536000, immutable'
const askEveryTime = 'no-cache'

/** Where Hono's own table names no encoding, or nothing. */
const ownTypes: Record<string, string> = {
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
}
const contentType = (name: string) =>
  getMimeType(name, ownTypes) ?? getMimeType(name) ?? 'application/octet-stream'

/** A page, or the service worker: all else is a part of one, and may load nothing. */
const actsByItself = (name: string) => name.endsWith('.html') || name === 'sw.js'

/** @param olderDirs of releases before: their parts are served on, for the pages that are open. */
export function indexSiteFiles(
  clientDir: string,
  manifest: SiteManifest,
  policy: PolicySettings,
  olderDirs: string[] = [],
): SiteFiles {
  const names = listFiles(clientDir)
  const pageHeaders = securityHeaders(policy)
  const pageFiles = new Set(
    [...Object.values(manifest.pages), manifest.notFound].map((p) => p.file),
  )

  const siteFile = (
    name: string,
    headers: Record<string, string>,
    dir = clientDir,
    present = names,
  ): SiteFile => {
    if (!present.has(name)) throw new Error(`build/client lacks ${name}; build the site again`)
    const siblings = compressed
      .filter(([, suffix]) => present.has(name + suffix))
      .map(([encoding, suffix]): [Encoding, string] => [encoding, join(dir, name + suffix)])
    return {
      onDisk: new Map([...siblings, ['identity', join(dir, name)]]),
      headers: {
        ...(actsByItself(name) ? pageHeaders : partHeaders),
        ...(siblings.length > 0 && { vary: 'accept-encoding' }),
        'content-type': contentType(name),
        ...headers,
      },
    }
  }
  /** Below assets/ a name changes with what is in the file: it is the same in every release. */
  const part = (name: string, dir = clientDir, present = names): SiteFile =>
    siteFile(name, { 'cache-control': neverChanges }, dir, present)
  const page = (record: SiteManifest['notFound']): SiteFile =>
    siteFile(record.file, {
      'cache-control': askEveryTime,
      'content-security-policy': pagePolicy,
    })

  const byPath = new Map<string, SiteFile>()
  for (const name of names) {
    if (pageFiles.has(name) || isPrivate(name) || isCompressedSibling(name, names)) continue
    const isPart = name.startsWith('assets/')
    byPath.set(`/${name}`, isPart ? part(name) : siteFile(name, { 'cache-control': askEveryTime }))
  }
  for (const dir of olderDirs) {
    const present = new Set([...listFiles(join(dir, 'assets'))].map((name) => `assets/${name}`))
    for (const name of present) {
      if (isCompressedSibling(name, present) || byPath.has(`/${name}`)) continue
      byPath.set(`/${name}`, part(name, dir, present))
    }
  }
  for (const [path, record] of Object.entries(manifest.pages)) byPath.set(path, page(record))
  return {
    byPath,
    pagePaths: new Set(Object.keys(manifest.pages)),
    notFound: page(manifest.notFound),
  }
}

function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const names = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return new Set(names.map((name) => name.split(sep).join('/')))
}

/** Build tools leave notes such as `.vite/manifest.json`. */
function isPrivate(name: string): boolean {
  return name.startsWith('__') || (name.startsWith('.') && !name.startsWith('.well-known/'))
}

function isCompressedSibling(name: string, names: Set<string>): boolean {
  return compressed.some(([, suffix]) => name.endsWith(suffix) && names.has(name.slice(0, -3)))
}
