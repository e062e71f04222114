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

export type FetchLikeEvent = {
  request: Pick<Request, 'url' | 'method' | 'mode' | 'headers'>
  /** What the browser has already begun to fetch while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
