import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Of the release that has been moved aside. */
const lastSuffix = '.last'

/** Folders of builds that this process is making. */
const ours = new Set<string>()

/**
 * Hands `make` an empty folder and puts it in the place of the release once it is complete. Until
 * then, and whenever `make` fails, the last release stays as it is.
 */
export async function replaceRelease(release: string, make: (folder: string) => Promise<void>) {
  const beside = `${release}.next`
  mkdirSync(beside, { recursive: true })
  clearUp(beside, release)
  // One for each build, so that two at once do not mix.
  const folder = path.join(beside, `${process.pid}-${randomUUID()}`)
  ours.add(folder)
  mkdirSync(folder)
  try {
    await make(folder)
    swap(folder, release)
  } finally {
    ours.delete(folder)
    remove(folder)
  }
}

function swap(folder: string, release: string) {
  const last = folder + lastSuffix
  let isInPlace = false
  while (!isInPlace) {
    renameIfThere(release, last)
    try {
      renameSync(folder, release)
      isInPlace = true
    } catch (error) {
      // It is there again when another build was finished between the two moves: then once more.
      if (!existsSync(release)) {
        renameIfThere(last, release)
        throw error
      }
    }
    remove(last)
  }
}

/** What builds that were killed have left. */
function clearUp(beside: string, release: string) {
  for (const name of readdirSync(beside)) {
    const folder = path.join(beside, name)
    if (isInUse(folder, Number.parseInt(name, 10))) continue
    // Killed between the two moves: the last release goes back to its place.
    if (name.endsWith(lastSuffix) && !existsSync(release)) renameSync(folder, release)
    else remove(folder)
  }
}

/** In a container every build may have the same number, so that our own says nothing. */
function isInUse(folder: string, pid: number) {
  if (pid === process.pid) return ours.has(folder.replace(lastSuffix, ''))
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function renameIfThere(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Tried again, as a step of a build that was killed may still be writing there. */
function remove(folder: string) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
