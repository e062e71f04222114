import { randomBytes, randomUUID } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/*
 * What is served is `build`, a link to one of the folders in `releases/` beside it. A release is never
 * changed once it is there; to publish, to undo and to publish again is to turn the link. The server
 * follows it (server/follow-releases.ts).
 */

/** Where `build` lies, for the commands and for the server alike. */
export const buildLink = () => process.env.BUILD_DIR?.trim() || 'build'

export type Release = {
  name: string
  folder: string
  builtAt: Date
  /** Of the last time it went live. Null: never yet. */
  liveSince: Date | null
  /** Null: it is live, or never was. */
  liveUntil: Date | null
  isLive: boolean
  /** Somebody went back from it to an earlier one. */
  isUndone: boolean
}

/** `release.json` in the folder of each. Times are those of JSON. */
type Note = {
  builtAt: string
  liveSince?: string
  liveUntil?: string
  /** The name of the release it took over from: where undoing leads. */
  before?: string
  isUndone?: boolean
}

/** Pages that are open go on asking for the files of their own release. */
const kept = { atLeast: 5, atMost: 30, forMs: 7 * 24 * 3_600_000 }

/** Folders of builds that this process is making. */
const ours = new Set<string>()

/**
 * Hands `make` an empty folder, which becomes a release when `make` has ended well. Nothing is served
 * from it before `goLive`, and nothing is left of it if `make` fails.
 */
export async function addRelease(link: string, make: (folder: string) => Promise<void>) {
  const beside = path.join(releasesBeside(link), '.next')
  mkdirSync(beside, { recursive: true })
  clearUp(beside)
  // One for each build, so that two at once do not mix.
  const folder = path.join(beside, `${process.pid}-${randomUUID()}`)
  ours.add(folder)
  mkdirSync(folder)
  try {
    await make(folder)
    return adopt(link, folder, new Date())
  } finally {
    ours.delete(folder)
    remove(folder)
  }
}

/** Turns the link: whoever follows it sees the release before or this one, whole, at any moment. */
export function goLive(link: string, name: string, now = new Date()): Release {
  const next = releaseNamed(link, name)
  keepFolderAsRelease(link)
  removeOld(link, name, now)
  const last = liveRelease(link)
  const takesOver = last !== undefined && last.name !== name
  changeNote(next.folder, {
    liveSince: now.toISOString(),
    liveUntil: undefined,
    isUndone: undefined,
    ...(takesOver && !next.liveSince && { before: last.name }),
  })
  turn(link, next.folder)
  if (takesOver) changeNote(last.folder, { liveUntil: now.toISOString() })
  return releaseNamed(link, name)
}

/** Back to the release that the live one took over from, or to the one that is named. */
export function undoRelease(link: string, name?: string, now = new Date()): Release {
  const undone = liveRelease(link)
  if (!undone) throw new Error('Nothing is live yet: npm run build')
  const before = name ?? noteOf(undone.folder).before
  if (before === undone.name) throw new Error(`${before} is live already`)
  if (!before || !listReleases(link).some((release) => release.name === before))
    throw new Error(
      name ? `There is no release ${name}` : 'There is no release before this one any more',
    )
  const release = goLive(link, before, now)
  if (release.builtAt < undone.builtAt) changeNote(undone.folder, { isUndone: true })
  return release
}

/** The newest first. */
export function listReleases(link: string): Release[] {
  const folder = releasesBeside(link)
  const live = existsSync(link) && isLink(link) ? path.basename(readlinkSync(link)) : null
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => existsSync(noteIn(path.join(folder, name))))
    .map((name) => releaseOf(path.join(folder, name), name === live))
    .sort((a, b) => Number(b.builtAt) - Number(a.builtAt))
}

export const liveRelease = (link: string) => listReleases(link).find(({ isLive }) => isLive)

function releaseNamed(link: string, name: string): Release {
  const release = listReleases(link).find((release) => release.name === name)
  if (!release) throw new Error(`There is no release ${name}`)
  return release
}

const releasesBeside = (link: string) => path.join(path.dirname(link), 'releases')

function releaseOf(folder: string, isLive: boolean): Release {
  const { builtAt, liveSince, liveUntil, isUndone = false } = noteOf(folder)
  return {
    name: path.basename(folder),
    folder,
    builtAt: new Date(builtAt),
    liveSince: liveSince ? new Date(liveSince) : null,
    liveUntil: liveUntil && !isLive ? new Date(liveUntil) : null,
    isLive,
    isUndone,
  }
}

/** Makes a finished folder one of the releases. */
function adopt(link: string, folder: string, builtAt: Date): Release {
  const stamp = builtAt.toISOString().slice(0, 19).replaceAll(':', '-')
  const place = path.join(releasesBeside(link), `${stamp}-${randomBytes(2).toString('hex')}`)
  const note: Note = { builtAt: builtAt.toISOString() }
  writeFileSync(noteIn(folder), JSON.stringify(note))
  renameSync(folder, place)
  return releaseOf(place, false)
}

/** Builds used to be made in the place of the link: such a one is the first release. */
function keepFolderAsRelease(link: string) {
  if (!existsSync(link) || isLink(link)) return
  if (!existsSync(path.join(link, 'site-manifest.json')))
    throw new Error(`${link} is a folder, and no build of the site: move it away`)
  const { name } = adopt(link, link, statSync(link).mtime)
  turn(link, path.join(releasesBeside(link), name))
}

/**
 * By renaming, which replaces the old link in one step. Windows cannot do that with the kind of link
 * that needs no special rights: there the link is away for a moment, in which a running server goes on
 * with the release it has.
 */
function turn(link: string, folder: string) {
  const fresh = `${link}.${randomUUID()}`
  symlinkSync(path.relative(path.dirname(link), folder), fresh, 'junction')
  try {
    renameSync(fresh, link)
  } catch (error) {
    if (process.platform !== 'win32') {
      unlinkSync(fresh)
      throw error
    }
    unlinkSync(link)
    renameSync(fresh, link)
  }
}

/** Before the link turns: what follows it looks at all the releases then. */
function removeOld(link: string, next: string, now: Date) {
  const leftAt = ({ liveUntil, builtAt }: Release) => Number(liveUntil ?? builtAt)
  const others = listReleases(link)
    .filter(({ isLive, name }) => !isLive && name !== next)
    .sort((a, b) => leftAt(b) - leftAt(a))
  for (const [index, release] of others.entries()) {
    const isRecent = leftAt(release) > Number(now) - kept.forMs
    if (index >= kept.atMost || (index >= kept.atLeast && !isRecent)) remove(release.folder)
  }
}

/** What builds that were killed have left. */
function clearUp(beside: string) {
  for (const name of readdirSync(beside)) {
    const folder = path.join(beside, name)
    if (!isInUse(folder, Number.parseInt(name, 10))) remove(folder)
  }
}

/** In a container every build may have the same number, so that our own says nothing. */
function isInUse(folder: string, pid: number) {
  if (pid === process.pid) return ours.has(folder)
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

const noteIn = (folder: string) => path.join(folder, 'release.json')
const noteOf = (folder: string): Note => JSON.parse(readFileSync(noteIn(folder), 'utf8'))
const isLink = (file: string) => lstatSync(file).isSymbolicLink()

/** In one step as well: a list that is being made meanwhile reads the old note or the new one. */
function changeNote(folder: string, changes: { [Key in keyof Note]?: Note[Key] | undefined }) {
  const fresh = `${noteIn(folder)}.${randomUUID()}`
  writeFileSync(fresh, JSON.stringify({ ...noteOf(folder), ...changes }))
  renameSync(fresh, noteIn(folder))
}

/** Tried again, as a step of a build that was killed may still be writing there. */
function remove(folder: string) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
