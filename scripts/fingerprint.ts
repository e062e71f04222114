import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const sources = [
  'src/**/*',
  'content/**/*',
  'shared/**/*',
  'public/**/*',
  'scripts/**/*',
  'package-lock.json',
  '*.config.ts',
]

/** Settings that are written into the pages. */
const settings = (name: string) =>
  /^(SITE_URL|PUBLIC_ANON_KEY|BACKEND_URL|LOCATION_LOOKUP_URL|TESTIMONIAL_DELIVERY|HSTS_SCOPE|CHATBOT_.*)$/.test(
    name,
  )

const stampOf = (folder: string) => `${folder}/fingerprint.txt`

/** Stands for everything a build depends on: files by size and time of change, and settings. */
export function fingerprint(root = '.') {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const found = statSync(path.join(root, file))
    if (found.isFile()) hash.update(`${file}:${found.size}:${found.mtimeMs}\n`)
  }
  for (const name of Object.keys(process.env).filter(settings).sort())
    hash.update(`${name}=${process.env[name]}\n`)
  return hash.digest('hex')
}

export const isUpToDate = (folder: string, current: string) =>
  existsSync(`${folder}/site-manifest.json`) &&
  existsSync(stampOf(folder)) &&
  readFileSync(stampOf(folder), 'utf8') === current

export const rememberBuild = (folder: string, current: string) =>
  writeFileSync(stampOf(folder), current)
