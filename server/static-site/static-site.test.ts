import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { createTestApp } from '../testing/test-app.ts'
import { testDependencies } from '../testing/test-dependencies.ts'

const app = createTestApp()
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('a page', () => {
  test('is served at its path and revalidated every time', async () => {
    const answer = await get('/blog')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain('<title>Blog</title>')
  })

  test.each([
    ['/blog/', '/blog'],
    ['/blog/?article=1', '/blog?article=1'],
    ['/blog//', '/blog'],
  ])('%s moves to %s', async (path, location) => {
    const answer = await get(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(location)
  })

  test('is not served a second time under the name of its file', async () => {
    expect((await get('/blog/index.html')).status).toBe(404)
  })
})

describe('an unknown path', () => {
  test.each(['/nope', '/nope/', '/BLOG', '/.vite/manifest.json', '/__spa-fallback.html'])(
    '%s gives the not-found page',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Oops! Page not found')
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )

  test.each([
    '//evil.com/',
    '//evil.com/blog/',
    '/\\evil.com/',
    '/%2F%2Fevil.com/',
    '/https://evil.com/',
  ])('%s never leads off the site', async (path) => {
    const answer = await app.request(`http://localhost${path}`)
    expect(answer.headers.get('location')).toBeNull()
    expect(answer.status).toBe(404)
  })

  test.each([
    '/../package.json',
    '/assets/../../site-manifest.json',
    '/%2e%2e/site-manifest.json',
    '/..%2fsite-manifest.json',
    '/..%252fsite-manifest.json',
    '/assets/..%5c..%5csite-manifest.json',
  ])('%s does not climb out of the site', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test.each(['/%', '/%zz', '/%ff', '/blog%00.html'])('%s is a bad address', async (path) => {
    expect((await get(path)).status).toBe(400)
  })

  test('a very long path is refused', async () => {
    expect((await get(`/${'a'.repeat(3000)}`)).status).toBe(414)
  })

  test('any path is answered by a file, the not-found page or a short refusal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.boolean(), async (text, encoded) => {
        const path = encoded ? encodeURIComponent(text) : text.replace(/[?#]/g, '')
        const answer = await app.request(`http://localhost/${path}`)
        expect([200, 301, 400, 404, 414]).toContain(answer.status)
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      }),
      { numRuns: 300 },
    )
  }, 30_000)
})

describe('a file', () => {
  test('with a hash in its name is kept for a year', async () => {
    const answer = await get('/assets/entry-abc123.js')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/sw.js', '/robots.txt', '/site.webmanifest', '/.well-known/security.txt'])(
    '%s is revalidated every time',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    },
  )

  test.each([
    ['/assets/hero-abc123.avif', 'image/avif'],
    ['/assets/large-abc123.webp', 'image/webp'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('%s has the type %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type)
  })

  test('too big to keep in memory is sent from disk, whole or in part', async () => {
    const whole = await get('/assets/large-abc123.webp')
    expect((await whole.arrayBuffer()).byteLength).toBe(700 * 1024)
    const part = await get('/assets/large-abc123.webp', { range: 'bytes=10-19' })
    expect((await part.arrayBuffer()).byteLength).toBe(10)
  })
})

test('a file that is taken away while the server runs is refused, and what was read stays', async () => {
  const buildDir = writeFixtureBuild()
  const site = createTestApp(testDependencies(), buildDir)
  expect((await site.request('/blog')).status).toBe(200)
  expect((await site.request('/nope')).status).toBe(404)
  rmSync(buildDir, { recursive: true })
  expect((await site.request('/blog')).status).toBe(200)
  expect((await site.request('/nope')).status).toBe(404)
  const refused = await site.request('/robots.txt')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect((await site.request('/assets/large-abc123.webp')).status).toBe(503)
})

test('a file that is sent from disk is sent as it is now', async () => {
  const buildDir = writeFixtureBuild()
  const site = createTestApp(testDependencies(), buildDir)
  const large = () => site.request('/assets/large-abc123.webp')
  expect((await (await large()).arrayBuffer()).byteLength).toBe(700 * 1024)
  writeFileSync(join(buildDir, 'client/assets/large-abc123.webp'), Buffer.alloc(600 * 1024))
  const now = await large()
  expect(now.headers.get('content-length')).toBe(String(600 * 1024))
  expect((await now.arrayBuffer()).byteLength).toBe(600 * 1024)
})

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['zstd', null],
    ['br;q=nonsense', null],
  ])('accept-encoding %s gives %s', async (accepted, encoding) => {
    const answer = await get('/', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync }
    const plain = encoding ? decoders[encoding as 'br' | 'gzip'](bytes) : bytes
    expect(plain.toString()).toContain('<title>Home</title>')
  })

  test('a file the build did not compress is sent as it is', async () => {
    const answer = await get('/robots.txt', { 'accept-encoding': 'br, gzip' })
    expect(answer.headers.get('content-encoding')).toBeNull()
    // Caches need not keep it twice.
    expect(answer.headers.get('vary')).toBeNull()
    expect(await answer.text()).toBe('User-agent: *')
  })
})

describe('revalidation', () => {
  test('an unchanged file is answered 304 without a body', async () => {
    const etag = (await get('/')).headers.get('etag') as string
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get('/', { 'if-none-match': tag })
      expect(answer.status).toBe(304)
      expect(await answer.text()).toBe('')
      expect(answer.headers.get('etag')).toBe(etag)
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('each encoding has a tag of its own', async () => {
    const plain = (await get('/')).headers.get('etag')
    const brotli = (await get('/', { 'accept-encoding': 'br' })).headers.get('etag')
    expect(brotli).not.toBe(plain)
  })
})

describe('ranges', () => {
  const avif = '/assets/hero-abc123.avif'
  test.each([
    ['bytes=0-99', 206, 'bytes 0-99/1000', 100],
    ['bytes=900-', 206, 'bytes 900-999/1000', 100],
    ['bytes=-1', 206, 'bytes 999-999/1000', 1],
    ['bytes=0-9999', 206, 'bytes 0-999/1000', 1000],
    ['bytes=1000-', 416, 'bytes */1000', null],
    ['bytes=-0', 416, 'bytes */1000', null],
    ['bytes=5-1', 200, null, 1000],
    ['bytes=0-1,3-4', 200, null, 1000],
    ['lines=1-2', 200, null, 1000],
    ['bytes=-', 200, null, 1000],
  ])('%s is answered %i', async (range, status, contentRange, length) => {
    const answer = await get(avif, { range })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-range')).toBe(contentRange)
    if (length !== null) expect((await answer.arrayBuffer()).byteLength).toBe(length)
  })

  test('of another version gives the whole file', async () => {
    expect((await get(avif, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200)
  })

  test('any range header is answered without an error', async () => {
    const pieces = fc.array(fc.oneof(fc.constantFrom('bytes=', '-', ','), fc.nat().map(String)))
    await fc.assert(
      fc.asyncProperty(pieces, async (parts) => {
        const answer = await get(avif, { range: parts.join('') })
        expect([200, 206, 416]).toContain(answer.status)
      }),
    )
  })
})

describe('methods', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const answer = await app.request('/blog', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('125')
    expect(await answer.text()).toBe('')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    const answer = await app.request('/blog', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
})
