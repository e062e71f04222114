import type { APIRoute } from 'astro'
import { londonDayAndTime, publishSite, whatIsLive } from '../scripts/publish.ts'
import { buildLink, listReleases, undo } from '../scripts/releases.ts'

export type Releases = {
  /** What visitors see: `Live since 14:32`. */
  live: string
  /** When those that Undo can go back to were left. */
  earlier: string[]
}

/** What is live, and what was before. */
export const GET: APIRoute = () => state()

/** Publish: builds, checks and only then shows what was saved. */
export const POST: APIRoute = async () => {
  try {
    await publishSite(buildLink(), () => {})
  } catch (error) {
    const { message } = error as Error
    return new Response(`Not published; the site is as it was. ${message}`, { status: 422 })
  }
  return state()
}

/** Undo: the version before is live again at once. */
export const DELETE: APIRoute = () => {
  try {
    undo(buildLink())
  } catch (error) {
    return new Response((error as Error).message, { status: 422 })
  }
  return state()
}

async function state() {
  const answer: Releases = {
    live: await whatIsLive(buildLink()),
    earlier: listReleases(buildLink())
      .filter(({ isLive }) => !isLive)
      .map(({ since }) => londonDayAndTime(since)),
  }
  return Response.json(answer)
}
