import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bytesOf, type Change, changedFiles, contentChanges } from './content-changes.ts'
import { contentOf, listReleases, noteOf, type Release, undo } from './releases.ts'

/** What showing another version would do, to the site and to the forms. */
export type Preview = {
  name: string
  published: string
  /** What visitors would see otherwise; undefined when a version does not say what it was made from. */
  changes: Change[] | undefined
  /** Forms that were changed since and are not online: they stay, and wait for the next Publish. */
  staying: Change[]
}

/** @param name of the version; without one the version that was live before */
export function previewOf(link: string, name?: string, content = 'content'): Preview {
  const { live, wanted } = versions(link, name)
  const known = live.hasContent && wanted.hasContent
  return {
    name: wanted.name,
    published: wanted.published.toISOString(),
    changes: known ? contentChanges(contentOf(live.folder), contentOf(wanted.folder)) : undefined,
    staying: live.hasContent ? contentChanges(contentOf(live.folder), content) : [],
  }
}

/**
 * Shows another version, and puts the forms back to what it was made from. What somebody has saved since the
 * live one stays: that was never online.
 */
export function showVersion(link: string, name: string, content = 'content') {
  const { live, wanted } = versions(link, name)
  undo(link, wanted.name)
  if (!live.hasContent || !wanted.hasContent) return
  const [from, to] = [contentOf(live.folder), contentOf(wanted.folder)]
  const unsaved = new Set(changedFiles(from, content))
  for (const file of changedFiles(from, to).filter((changed) => !unsaved.has(changed))) {
    const place = path.join(content, file)
    if (bytesOf(to, file)) cpSync(path.join(to, file), place, { preserveTimestamps: true })
    else rmSync(place)
  }
}

function versions(link: string, name?: string): { live: Release; wanted: Release } {
  const releases = listReleases(link)
  const live = releases.find(({ isLive }) => isLive)
  if (!live) throw new Error('Nothing is live yet: publish first.')
  const wantedName = name ?? noteOf(live.folder).before
  const wanted = releases.find((release) => release.name === wantedName)
  if (!wanted) throw new Error('That version is not kept any more.')
  return { live, wanted }
}
