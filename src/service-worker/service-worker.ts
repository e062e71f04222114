import { answerRequest, type WorkerScope } from './answer-request.ts'
import { dropOlderReleases, type KeptRelease, keep } from './kept-release.ts'

/** Put in place by the build. */
declare const RELEASE: KeptRelease
declare const self: WorkerScope

const release = RELEASE

self.addEventListener('install', (event) => {
  event.waitUntil(keep(release, caches).then(() => self.skipWaiting()))
})

// A new release takes over open pages as well: it keeps no page but the emergency copy, so
// nothing that is open can depend on the old one.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOlderReleases(release, caches),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const answer = answerRequest(event, {
    release,
    caches,
    fetch: (request) => fetch(request as Request),
    origin: self.location.origin,
  })
  if (answer) event.respondWith(answer)
})
