/** What one release keeps on the visitor's device. Written by scripts/build/service-worker.ts. */
export type KeptRelease = {
  /** Name of the cache; a release that keeps something else has another. */
  cacheName: string
  /** The emergency page without scripts, as a file. */
  copy: string
  /** Fonts and the picture it needs. */
  files: readonly string[]
  /** Content security policy of the copy, which is sent by no server. */
  policy: string
}

const prefix = 'emergency-page-'

export const cacheNameOf = (hash: string) => `${prefix}${hash}`

export async function keep(release: KeptRelease, caches: CacheStorage): Promise<void> {
  const cache = await caches.open(release.cacheName)
  await cache.addAll([release.copy, ...release.files])
}

/** Nothing of an older release stays behind. */
export async function dropOlderReleases(release: KeptRelease, caches: CacheStorage) {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(prefix) && name !== release.cacheName)
  await Promise.all(older.map((name) => caches.delete(name)))
}

export async function keptFile(release: KeptRelease, caches: CacheStorage, path: string) {
  const cache = await caches.open(release.cacheName)
  return cache.match(path, { ignoreVary: true })
}

/** The page a visitor gets without a connection, whichever one was asked for. */
export async function keptCopy(release: KeptRelease, caches: CacheStorage) {
  const file = await keptFile(release, caches, release.copy)
  return (
    file &&
    new Response(file.body, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': release.policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    })
  )
}
