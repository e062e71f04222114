import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fingerprint } from '../build/fingerprint.ts'
import { keepPageDates } from '../build/page-dates.ts'
import { checkRelease } from './check-release.ts'
import { addRelease, goLive, type Release } from './releases.ts'

/** Its message is for the one who publishes: what to mend. What was live still is. */
export class NotPublished extends Error {}

type Publishing = {
  /** Told each step as it begins. */
  say: (line: string) => void
  /** The folder with content/ and src/. */
  root?: string
}

/** Builds into a folder of its own, checks what has come out, and only then turns the link. */
export async function publishSite(link: string, { say, root = '.' }: Publishing): Promise<Release> {
  const release = await addRelease(link, async (folder) => {
    await buildSite(path.resolve(folder), root, say)
    say('Checking the release …')
    const problems = await checkRelease(folder)
    if (problems.length > 0) throw new NotPublished(problems.join('\n'))
  })
  const live = goLive(link, release.name)
  try {
    keepPageDates(link, root)
  } catch {
    say('page-dates.json could not be written; the next release will date changed pages anew.')
  }
  return live
}

async function buildSite(folder: string, root: string, say: (line: string) => void) {
  const program = path.join(import.meta.dirname, '../build/build-site.ts')
  const child = spawn(process.execPath, [program, folder, fingerprint(root)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  createInterface(child.stdout).on('line', say)
  const [complaint, [status]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (status !== 0) throw new NotPublished(complaint.trim() || 'The build has failed')
  if (complaint) console.error(complaint.trimEnd())
}
