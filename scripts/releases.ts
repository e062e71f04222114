import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { SiteManifest } from '../shared/site-manifest.ts'
import { type Change, contentChanges } from './content-changes.ts'

/*
 * What is served is `build`, a link to one of the folders in `releases/` beside it; publishing and undoing
 * turn the link. A release that goes live is given the hashed files of the others: pages that are open go
 * on asking for those of their own.
 */

/** Where `build` lies, for the commands and for the server alike. */
export const buildLink = () => process.env.BUILD_DIR?.trim() || 'build'

export type Release = {
  name: string
  folder: string
  isLive: boolean
  /** When it was built. */
  published: Date
  /** Since when it is live, or when it was left. */
  since: Date
  /** Whether it keeps the copy of content/ that it was made from. */
  hasContent: boolean
}

/**
 * `release.json` in each: the release it took over from, where undoing leads, what was new in it, and its own
 * hashed files.
 */
type Note = { before?: string | undefined; changes?: Change[] | undefined; assets: string[] }

/** The copy of content/ that a release was made from, beside its pages. */
export const contentOf = (folder: string) => path.join(folder, 'content')

const kept = { atLeast: 5, forMs: 7 * 24 * 3_600_000 }

/** Builds aside, checks, and turns the link. Whatever fails before that changes nothing. */
export async function publish(link: string, build: (folder: string) => Promise<void> | void) {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const name = `${time}-${randomBytes(2).toString('hex')}`
  const aside = path.join(releasesBeside(link), `.${name}`)
  mkdirSync(aside, { recursive: true })
  try {
    await build(path.resolve(aside))
    const problems = problemsOf(path.join(aside, 'client'))
    if (problems.length > 0) throw new Error(problems.join('\n'))
    const assets = globSync('**/*.*', { cwd: path.join(aside, 'client/assets') })
    const live = liveRelease(link)
    const changes = live?.hasContent
      ? contentChanges(contentOf(live.folder), contentOf(aside))
      : undefined
    const note: Note = { before: live?.name, changes, assets }
    writeFileSync(path.join(aside, 'release.json'), JSON.stringify(note))
    const manifest = path.join(aside, 'site-manifest.json')
    writeFileSync(manifest, JSON.stringify({ ...manifestOf(aside), build: name }, null, 2))
    lendAssets(link, aside)
    renameSync(aside, path.join(releasesBeside(link), name))
  } finally {
    rmSync(aside, { recursive: true, force: true, maxRetries: 5 })
  }
  goLive(link, name)
  return name
}

/** Back to the release that the live one took over from, or to the one that is named. */
export function undo(link: string, name?: string) {
  const live = liveRelease(link)
  if (!live) throw new Error('Nothing is live yet: npm run build')
  const wanted = name ?? noteOf(live.folder).before
  if (!listReleases(link).some((release) => release.name === wanted))
    throw new Error(
      name ? `There is no release ${name}` : 'There is no release before this one any more',
    )
  lendAssets(link, path.join(releasesBeside(link), wanted as string))
  goLive(link, wanted as string)
}

/** The live one first, then those that were left last. */
export function listReleases(link: string): Release[] {
  const beside = releasesBeside(link)
  const live = existsSync(link) && isLink(link) ? path.basename(readlinkSync(link)) : undefined
  return globSync('*/release.json', { cwd: beside })
    .map(path.dirname)
    .map((name) => {
      const folder = path.join(beside, name)
      const isLive = name === live
      const since = (isLive ? lstatSync(link) : statSync(folder)).mtime
      const hasContent = existsSync(contentOf(folder))
      return { name, folder, isLive, published: publishedAt(name), since, hasContent }
    })
    .sort((a, b) => Number(b.isLive) - Number(a.isLive) || Number(b.since) - Number(a.since))
}

export const liveRelease = (link: string) => listReleases(link).find(({ isLive }) => isLive)

/** With the name of the release, by which the server says what it shows. */
export const manifestOf = (folder: string): SiteManifest & { build?: string } =>
  JSON.parse(readFileSync(path.join(folder, 'site-manifest.json'), 'utf8'))

function goLive(link: string, name: string) {
  if (existsSync(link) && !isLink(link))
    throw new Error(`${link} is a folder where a link should be: move it away`)
  const live = liveRelease(link)
  if (live) utimesSync(live.folder, new Date(), new Date())
  const others = listReleases(link).filter((release) => release.name !== name)
  turn(link, path.join(releasesBeside(link), name))
  for (const other of others.filter(isOld)) rmSync(other.folder, { recursive: true })
  removeUnfinished(releasesBeside(link))
}

const longAgo = () => Date.now() - kept.forMs
const isOld = ({ since }: Release, index: number) =>
  index >= kept.atLeast && Number(since) < longAgo()

/** Before the release is listed, or the link turned: whoever is stopped here has changed nothing. */
function lendAssets(link: string, to: string) {
  const others = listReleases(link).filter(({ name }) => name !== path.basename(to))
  for (const { folder } of others.filter((release, index) => !isOld(release, index)))
    for (const file of noteOf(folder).assets) {
      const copy = path.join(to, 'client/assets', file)
      mkdirSync(path.dirname(copy), { recursive: true })
      if (!existsSync(copy)) copyFileSync(path.join(folder, 'client/assets', file), copy)
    }
}

/** By renaming, which replaces a link in one step; on Windows it is away for a moment. */
function turn(link: string, folder: string) {
  const fresh = `${link}.${path.basename(folder)}`
  symlinkSync(path.relative(path.dirname(link), folder), fresh, 'junction')
  if (process.platform === 'win32') rmSync(link, { force: true })
  renameSync(fresh, link)
}

/** What builds that were killed have left. */
function removeUnfinished(beside: string) {
  for (const folder of globSync('.*', { cwd: beside }).map((name) => path.join(beside, name)))
    if (Number(statSync(folder).mtime) < longAgo()) rmSync(folder, { recursive: true })
}

/** A line for every address of the sitemap, and every file that a page, script or style names, that is missing. */
export function problemsOf(client: string): string[] {
  const sitemap = readFileSync(path.join(client, 'sitemap.xml'), 'utf8')
  const named = new Map([['/404.html', 'every mistyped address']])
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)/g))
    named.set(new URL(address).pathname, 'sitemap.xml')
  for (const file of globSync('**/*.{html,js,css,json}', { cwd: client })) {
    const text = readFileSync(path.join(client, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/(\/assets\/[\w./@-]+\.\w+)/g)) named.set(name, file)
    if (file.endsWith('.html'))
      for (const [, name = ''] of text.matchAll(/ (?:href|src)="(\/(?!\/)[^"?#]*)/g))
        named.set(name, file)
    else if (path.dirname(file) === 'assets')
      for (const [, name] of text.matchAll(/["'`(]\.\/([\w.-]+\.(?:js|css))["'`)]/g))
        named.set(`/assets/${name}`, file)
  }
  const isThere = (name: string) =>
    [name, `${name}/index.html`].some((file) =>
      statSync(path.join(client, file), { throwIfNoEntry: false })?.isFile(),
    )
  return [...named]
    .filter(([name]) => !isThere(name))
    .map(([name, by]) => `${name} is missing; ${by} names it`)
}

const releasesBeside = (link: string) => path.join(path.dirname(link), 'releases')
/** `2026-11-19T15-51-26-5808` */
const publishedAt = (name: string) =>
  new Date(name.replace(/T(..)-(..)-(..).*/, (_, ...clock) => `T${clock.slice(0, 3).join(':')}Z`))
export const noteOf = (folder: string): Note =>
  JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))
const isLink = (file: string) => lstatSync(file).isSymbolicLink()
