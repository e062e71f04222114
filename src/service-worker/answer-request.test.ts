import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerRequest } from './answer-request.ts'
import { dropOlderReleases, keep } from './kept-release.ts'

const origin = 'https://site.test'
const release = {
  cacheName: 'emergency-page-2',
  copy: '/assets/emergency-offline-2.html',
  files: ['/assets/figtree-2.woff2'],
  policy: "default-src 'none'",
}

/** As much of the browser's cache storage as the worker uses. */
function memoryCaches() {
  const stores = new Map<string, Map<string, string>>()
  return {
    stores,
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>()
      stores.set(name, store)
      return {
        addAll: async (paths: string[]) => {
          for (const path of paths) store.set(path, `kept ${path}`)
        },
        match: async (path: string) =>
          store.has(path) ? new Response(store.get(path)) : undefined,
      }
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
}

let memory = memoryCaches()
const caches = () => memory as unknown as CacheStorage

beforeEach(async () => {
  memory = memoryCaches()
  await keep(release, caches())
})

afterEach(() => {
  vi.useRealTimers()
})

type Ask = {
  path?: string
  mode?: RequestMode
  method?: string
  preload?: Response
  purpose?: string
  fetch?: () => Promise<Response>
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

function ask({
  path = '/blog',
  mode = 'navigate',
  method = 'GET',
  preload,
  purpose,
  fetch = offline,
}: Ask) {
  const url = path.startsWith('/') ? origin + path : path
  const event = {
    request: { url, mode, method, headers: new Headers(purpose ? { 'sec-purpose': purpose } : {}) },
    preloadResponse: Promise.resolve(preload),
    respondWith: () => {},
  }
  return answerRequest(event, { release, caches: caches(), fetch, origin })
}

test('online, every page comes from the network', async () => {
  const answer = await ask({ fetch: async () => new Response('fresh') })
  expect(await answer?.text()).toBe('fresh')
})

test('a page that is fetched before the click is not replaced: it may be opened back online', async () => {
  const purpose = 'prefetch;prerender'
  await expect(ask({ purpose })).rejects.toThrow('Failed to fetch')
  const emergency = await ask({ path: '/emergency-dentist', purpose })
  expect(await emergency?.text()).toBe(`kept ${release.copy}`)
  expect(await (await ask({ purpose, preload: new Response('begun') }))?.text()).toBe('begun')
})

test('what the browser has begun to fetch is used', async () => {
  const answer = await ask({ preload: new Response('begun') })
  expect(await answer?.text()).toBe('begun')
})

test('a page that is not found stays not found', async () => {
  const answer = await ask({ fetch: async () => new Response('404', { status: 404 }) })
  expect(answer?.status).toBe(404)
})

test.each(['/blog', '/', '/emergency-dentist'])('offline, %s is the kept copy', async (path) => {
  const answer = await ask({ path })
  expect(await answer?.text()).toBe(`kept ${release.copy}`)
  expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer?.headers.get('content-security-policy')).toBe(release.policy)
})

test('the emergency page is not waited for longer than four seconds', async () => {
  vi.useFakeTimers()
  const answer = ask({ path: '/emergency-dentist', fetch: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(3999)
  await expect(Promise.race([answer, Promise.resolve('waiting')])).resolves.toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await answer)?.text()).toBe(`kept ${release.copy}`)
})

test('other pages are waited for as long as the browser does', async () => {
  vi.useFakeTimers()
  const answer = ask({ fetch: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(Promise.race([answer, Promise.resolve('waiting')])).resolves.toBe('waiting')
})

test('a server in trouble cannot hide the emergency page', async () => {
  const broken = async () => new Response('', { status: 503 })
  const emergency = await ask({ path: '/emergency-dentist', fetch: broken })
  expect(await emergency?.text()).toBe(`kept ${release.copy}`)
  expect((await ask({ fetch: broken }))?.status).toBe(503)
})

test('kept files are answered without the network, and fetched where the browser dropped them', async () => {
  const path = '/assets/figtree-2.woff2'
  expect(await (await ask({ path, mode: 'cors' }))?.text()).toBe(`kept ${path}`)
  memory.stores.clear()
  const fetched = await ask({ path, mode: 'cors', fetch: async () => new Response('fetched') })
  expect(await fetched?.text()).toBe('fetched')
})

test('where the copy is gone, the browser shows its own message', async () => {
  memory.stores.clear()
  await expect(ask({})).rejects.toThrow('Failed to fetch')
})

test.each([
  { path: '/api/visitor-location', mode: 'cors' as const },
  { path: '/assets/home-1.js', mode: 'cors' as const },
  { path: '/functions/v1/indexnow-submit', method: 'POST' },
  { path: 'https://elsewhere.test/', mode: 'navigate' as const },
])('$path is none of its business', (asked) => {
  expect(ask(asked)).toBeNull()
})

test('a new release leaves nothing of older ones, and nothing else is touched', async () => {
  await memory.open('emergency-page-1')
  await memory.open('somebody-elses')
  await dropOlderReleases(release, caches())
  expect(await memory.keys()).toEqual(['emergency-page-2', 'somebody-elses'])
})
