import { type KeptRelease, keptCopy, keptFile } from './kept-release.ts'

const emergencyPath = '/emergency-dentist'

/** A person in pain should not watch an empty screen for longer than this. */
const patienceInMs = 4000

type Surroundings = {
  release: KeptRelease
  caches: CacheStorage
  fetch: (request: FetchLikeEvent['request']) => Promise<Response>
  origin: string
}

/**
 * The network comes first, always; what is kept answers only where the network does not.
 * @returns null for what the browser should fetch as if there were no worker
 */
export function answerRequest(event: FetchLikeEvent, surroundings: Surroundings) {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== surroundings.origin) return null
  if (request.mode === 'navigate') return pageOrCopy(event, pathname, surroundings)
  if (surroundings.release.files.includes(pathname))
    return fileOrFetch(event, pathname, surroundings)
  return null
}

async function pageOrCopy(event: FetchLikeEvent, pathname: string, surroundings: Surroundings) {
  const { release, caches, fetch } = surroundings
  const isEmergency = pathname.replace(/\/$/, '') === emergencyPath
  const online = begun(event).then((response) => response ?? fetch(event.request))
  if (isAhead(event.request) && !isEmergency) return online
  try {
    const page = await (isEmergency ? Promise.race([online, outOfPatience(online)]) : online)
    if (!isEmergency || page.status < 500) return page
    return (await keptCopy(release, caches)) ?? page
  } catch {
    return (await keptCopy(release, caches)) ?? online
  }
}

/**
 * Fetched before a click, which may follow when the connection is back: another page than the one
 * that was asked for must not come up then. The emergency page keeps its promise of an answer in time,
 * as a click waits for what has been begun.
 */
const isAhead = ({ headers }: FetchLikeEvent['request']) =>
  headers.get('sec-purpose')?.startsWith('prefetch') ?? false

const begun = async (event: FetchLikeEvent) => event.preloadResponse

function outOfPatience(online: Promise<unknown>) {
  return new Promise<never>((_, reject) => {
    const timer = setTimeout(reject, patienceInMs, new Error('no answer in time'))
    const stop = () => clearTimeout(timer)
    online.then(stop, stop)
  })
}

/** The names of these files change with what is in them: a kept one is never out of date. */
async function fileOrFetch(event: FetchLikeEvent, pathname: string, surroundings: Surroundings) {
  const { release, caches, fetch } = surroundings
  const kept = await keptFile(release, caches, pathname).catch(() => undefined)
  return kept ?? fetch(event.request)
}

/** The part of a service worker's surroundings that ours uses; the DOM's types do not know it. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchLikeEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  location: { origin: string }
}

type LifeEvent = { waitUntil(work: Promise<unknown>): void }

type FetchLikeEvent = {
  request: Pick<Request, 'url' | 'method' | 'mode' | 'headers'>
  /** What the browser has already begun to fetch while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
