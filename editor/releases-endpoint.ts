import type { APIRoute } from 'astro'
import type { Change } from '../scripts/content-changes.ts'
import { previewOf, showVersion } from '../scripts/go-back.ts'
import {
  changesSinceLive,
  liveAddress,
  publishSite,
  refuseAnotherFolder,
  whatIsLive,
} from '../scripts/publish.ts'
import { buildLink, listReleases, noteOf } from '../scripts/releases.ts'
import { addressesWithoutRedirect } from '../scripts/retired-addresses.ts'

export type Releases = {
  /** What visitors see: `Live since Thursday 19 November, 14:32`. */
  live: string
  address: string
  /** What Publish would put online; undefined where the live version does not say what it was made from. */
  changes: Change[] | undefined
  /** Addresses that it would take away without saying where they lead. */
  gone: string[]
  versions: Version[]
  /** Whether the version that was live before is still there. */
  hasBefore: boolean
}

export type Version = {
  name: string
  published: string
  isLive: boolean
  /** What was new in it. */
  changes: Change[] | undefined
}

/** What publishing says while it goes on, a line of JSON each. */
export type Step = { say: string } | { problem: string } | { done: Releases }

/** What is live, what would change, and what was before; with `?before` or `?version=` what showing that would do. */
export const GET: APIRoute = ({ url: { searchParams } }) => {
  const name = searchParams.get('version')
  if (!name && !searchParams.has('before')) return state().then(Response.json)
  return refused(() => Response.json(previewOf(buildLink(), name ?? undefined)))
}

/** Publishes what was saved; with `?version=` shows that version again instead, at once. */
export const POST: APIRoute = ({ url: { searchParams } }) => {
  const name = searchParams.get('version')
  if (!name) return new Response(publishing())
  return refused(async () => {
    await refuseAnotherFolder(buildLink())
    showVersion(buildLink(), name)
    return Response.json(await state())
  })
}

const publishing = () =>
  new ReadableStream({
    async start(controller) {
      const tell = (step: Step) =>
        controller.enqueue(new TextEncoder().encode(`${JSON.stringify(step)}\n`))
      try {
        await publishSite(buildLink(), (words) => tell({ say: words }))
        tell({ done: await state() })
      } catch (error) {
        const { message } = error as Error
        tell({ problem: `Not published; the site is as it was. ${message}` })
      }
      controller.close()
    },
  })

async function refused(answer: () => Response | Promise<Response>) {
  try {
    return await answer()
  } catch (error) {
    return new Response((error as Error).message, { status: 422 })
  }
}

/** Of those that are kept, as many as somebody looks through. */
const mostShown = 12

async function state(): Promise<Releases> {
  const link = buildLink()
  const kept = listReleases(link)
  const before = kept[0]?.isLive ? noteOf(kept[0].folder).before : undefined
  return {
    live: await whatIsLive(link),
    address: liveAddress(link),
    changes: changesSinceLive(link),
    gone: addressesWithoutRedirect(link),
    versions: kept
      .toSorted((a, b) => Number(b.published) - Number(a.published))
      .slice(0, mostShown)
      .map(({ name, folder, published, isLive }) => ({
        name,
        published: published.toISOString(),
        isLive,
        changes: noteOf(folder).changes,
      })),
    hasBefore: kept.some(({ name }) => name === before),
  }
}
