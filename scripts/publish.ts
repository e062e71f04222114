import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { checkSettings, readSettings } from '../server/settings.ts'
import { type Change, contentChanges } from './content-changes.ts'
import { londonDayAndTime } from './day-and-time.ts'
import { fingerprint, rememberBuild } from './fingerprint.ts'
import { buildLink, contentOf, liveRelease, manifestOf, publish } from './releases.ts'

// What would stop a build stops the editor too.
export { checkSettings }

type Say = (line: string) => void

/** By programs of their own, so that they read content/ afresh; what one complains of is for the one who publishes. */
export async function buildSite(folder: string, say: Say) {
  checkSettings(process.env)
  const sources = fingerprint()
  // Before it is read: what is saved meanwhile is told as not online yet.
  cpSync('content', contentOf(folder), { recursive: true, preserveTimestamps: true })
  // Before anything imports content/: a slip there should be one plain line, not a stack trace.
  say('Checking content …')
  await run(folder, 'scripts/content-check.ts')
  say('Building …')
  await run(folder, 'node_modules/astro/bin/astro.mjs', 'build')
  rememberBuild(folder, sources)
}

async function run(folder: string, ...args: string[]) {
  const output = process.env.VERBOSE ? 'inherit' : 'ignore'
  const env = { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder }
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, 'pipe'], env })
  const [complaint, [status]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (status !== 0) throw new Error(complaint.trim() || 'The build has failed')
  if (complaint) console.error(complaint.trimEnd())
}

/**
 * Publishes to where visitors look: refuses when the server of this computer shows another folder, or when
 * the pages would name another address than those that are live.
 */
export async function publishSite(link: string, say: Say, build = buildSite) {
  const live = liveRelease(link)
  const before = live && manifestOf(live.folder)
  // What would stop the next start of the server; elsewhere a build has only some of its settings.
  readSettings(process.env)
  await refuseAnotherFolder(link)
  await publish(link, async (folder) => {
    await build(folder, say)
    say('Looking at every address …')
    const { siteUrl } = manifestOf(folder)
    const settings = process.env.SITE_URL?.trim().replace(/\/$/, '')
    // What was built elsewhere: the next start of the server would refuse it.
    if (settings && settings !== siteUrl)
      throw new Error(
        `The pages name ${siteUrl}, the settings here ${settings}: build them with that SITE_URL.`,
      )
    if (before && !before.siteUrlIsPlaceholder && before.siteUrl !== siteUrl)
      throw new Error(
        `The live pages name ${before.siteUrl}, these would name ${siteUrl}: give server and editor the same SITE_URL, in .env; to move to a new address, npm run build.`,
      )
  })
}

/** The server of this computer shows another one: visitors would see nothing of what is done to this. */
export async function refuseAnotherFolder(link: string) {
  const live = liveRelease(link)
  const served = await servedBuild()
  if (served && served !== (live && manifestOf(live.folder).build))
    throw new Error(
      `The server here does not show ${path.resolve(link)}: give it and this program the same BUILD_DIR, in .env.`,
    )
}

/** What was saved and is not online yet; undefined when the live release does not say what it was made from. */
export function changesSinceLive(link = buildLink()): Change[] | undefined {
  const live = liveRelease(link)
  return live?.hasContent ? contentChanges(contentOf(live.folder)) : undefined
}

/** What visitors see, as the server of this computer says. */
export async function whatIsLive(link: string) {
  const live = liveRelease(link)
  if (!live) return 'Nothing has been published from this computer yet.'
  const since = londonDayAndTime(live.since)
  const served = await servedBuild()
  if (!served) return `Published on ${since}. No server is running on this computer to show it.`
  return served === manifestOf(live.folder).build
    ? `Live since ${since}`
    : 'The server here shows another release: give it and this program the same BUILD_DIR, in .env.'
}

/** Where to look at it: its own address, or this computer while that is a placeholder. */
export function liveAddress(link: string) {
  const live = liveRelease(link)
  const { siteUrl, siteUrlIsPlaceholder } = live ? manifestOf(live.folder) : { siteUrl: '' }
  return !live || siteUrlIsPlaceholder ? ownServer() : siteUrl
}

const ownServer = () => `http://127.0.0.1:${process.env.PORT?.trim() || 3000}`

async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${ownServer()}/readyz`, { signal: AbortSignal.timeout(3000) })
    return (await answer.json()).build
  } catch {
    return undefined
  }
}
