import type { APIRoute } from 'astro'
import { londonDayAndTime, londonTime } from '../scripts/releases/london-time.ts'
import { NotPublished, publishSite } from '../scripts/releases/publish.ts'
import { buildLink, listReleases, undoRelease } from '../scripts/releases/releases.ts'

export type Releases = {
  /** `Live since 14:32` */
  live: string
  /** When those that Undo can go back to were live. */
  earlier: string[]
}

/** What is live, and what was before. */
export const GET: APIRoute = () => state()

/** Publish: builds, checks and only then shows what was saved. */
export const POST: APIRoute = async () => {
  try {
    await publishSite(buildLink(), { say: () => {} })
    return state()
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error
    return new Response(`Not published; the site is as it was. ${error.message}`, { status: 422 })
  }
}

/** Undo: the version before is live again at once. */
export const DELETE: APIRoute = () => {
  try {
    undoRelease(buildLink())
    return state()
  } catch (error) {
    return new Response((error as Error).message, { status: 422 })
  }
}

function state() {
  const releases = listReleases(buildLink())
  const live = releases.find(({ isLive }) => isLive)
  const answer: Releases = {
    live: live?.liveSince
      ? `Live since ${londonTime(live.liveSince)}`
      : 'Nothing has been published from this computer yet.',
    earlier: releases.flatMap(({ isLive, liveSince }) =>
      !isLive && liveSince ? londonDayAndTime(liveSince) : [],
    ),
  }
  return Response.json(answer)
}
