/*
 * Keeps the emergency page and its files on the visitor's device, where it stands in for any page that
 * cannot be reached. src/build/service-worker.ts says above which files these are.
 */
/* global release */
const page = '/emergency-dentist'

/** A person in pain should not watch an empty screen for longer than this. */
const patienceInMs = 4000

addEventListener('install', (event) => {
  const keep = async () => (await caches.open(release.name)).addAll([page, ...release.files])
  event.waitUntil(keep().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  const dropOlder = async () => {
    for (const name of await caches.keys()) if (name !== release.name) await caches.delete(name)
  }
  event.waitUntil(
    Promise.all([dropOlder(), registration.navigationPreload?.enable(), clients.claim()]),
  )
})

addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== location.origin) return
  // The names of these files change with what is in them: a kept one is never out of date.
  if (release.files.includes(pathname))
    event.respondWith(kept(pathname).catch(() => fetch(event.request)))
  // What is fetched ahead of a click is not replaced: the connection may be back by then.
  else if (event.request.mode === 'navigate' && !event.request.headers.has('sec-purpose'))
    event.respondWith(online(event, pathname === page).catch(() => kept(page)))
})

async function online(event, isEmergency) {
  const answer = Promise.resolve(event.preloadResponse).then(
    (early) => early ?? fetch(event.request),
  )
  if (!isEmergency) return answer
  const tooLate = new Promise((_, reject) => setTimeout(reject, patienceInMs))
  const { status } = await Promise.race([answer, tooLate])
  if (status >= 500) throw new Error(`status ${status}`)
  return answer
}

async function kept(pathname) {
  const file = await caches.match(pathname)
  if (!file) throw new Error(`${pathname} is not kept`)
  return file
}
