import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../shared/security-headers.ts'
import { writeFixtureBuild } from './testing/fixture-build.ts'
import { freePort } from './testing/free-port.ts'
import { mailServer } from './testing/mail-server.ts'
import { missingPoints } from './testing/observatory.ts'
import { sampleTestimonial } from './testing/sample-testimonial.ts'
import {
  endAllServers,
  launchServer,
  type ServerProcess,
  startServer,
} from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { until } from './testing/until.ts'

afterAll(endAllServers)

const build = writeFixtureBuild()
const withBuild = (BUILD_DIR = build) => ({ BUILD_DIR, DATA_DIR: temporaryFolder() })

let site: ServerProcess
beforeAll(async () => {
  site = await startServer({
    ...withBuild(),
    ...{ TESTIMONIAL_DELIVERY: 'webhook', TESTIMONIAL_WEBHOOK: 'http://127.0.0.1:9/' },
  })
})

type Headers = Record<string, string>

/** As it is on the wire: nothing decompressed, nothing followed, the path as it is written. */
function ask(url: string, headers: Headers = {}, options: { agent?: Agent; method?: string } = {}) {
  return new Promise<{ status: number; headers: Headers; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const asked = url.slice(url.indexOf('/', 8))
    get({ hostname, port, path: asked, headers, ...options }, async (answer: IncomingMessage) => {
      const chunks: Buffer[] = []
      answer.on('error', reject).on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Headers,
          body: Buffer.concat(chunks),
        }),
      )
    }).on('error', reject)
  })
}

/** What somebody sends who knows no HTTP. */
async function send(bytes: string) {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.write(bytes))
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.replace(/^.*?: /, ''),
    ]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: Buffer.from(body) }
}

describe('files', () => {
  test('a page is sent as it was compressed, with a tag that saves sending it again', async () => {
    const plain = await ask(`${site.url}/`)
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    const { date, ...headers } = plain.headers
    expect(await ask(`${site.url}/?again`)).toMatchObject({ body: plain.body, headers })
    const br = await ask(`${site.url}/`, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    const gzip = await ask(`${site.url}/`, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body)).toEqual(plain.body)

    const known = { 'if-none-match': br.headers.etag ?? '', 'accept-encoding': 'br' }
    const again = await ask(`${site.url}/`, known)
    expect([again.status, again.body.length]).toEqual([304, 0])
    // A browser takes them for those of the page it has.
    expect(again.headers).toMatchObject({
      'content-security-policy': plain.headers['content-security-policy'],
      'cache-control': 'no-cache',
    })
    expect((await ask(`${site.url}/`, { 'if-none-match': '"other"' })).status).toBe(200)
    const head = await ask(`${site.url}/`, {}, { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      ...[200, 0, String(plain.body.length)],
    ])
  })

  test('hashed files are kept for ever, and can be had in parts', async () => {
    const large = `${site.url}/assets/large-abc123.webp`
    const part = await ask(large, { range: 'bytes=10-19' })
    expect([part.status, part.body.length]).toEqual([206, 10])
    expect(part.headers['content-range']).toBe(`bytes 10-19/${700 * 1024}`)
    expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask(large, { range: 'bytes=-5' })).body.length).toBe(5)
    expect((await ask(large, { range: 'bytes=9999999-' })).status).toBe(416)
    expect((await ask(large, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  })

  test.each([
    '/nope',
    '/%zz',
    '/nope/',
    '//evil.test/',
    '/..%2f..%2fsite-manifest.json',
    '/blog//x',
    '/assets/nope.js',
  ])('%s is the not-found page with its status', async (address) => {
    const { status, body, headers } = await ask(site.url + address, { range: 'bytes=0-1' })
    expect(status).toBe(404)
    expect(body.toString()).toContain('Oops! Page not found')
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('a slash at the end leads to the page without', async () => {
    const { status, headers } = await ask(`${site.url}/blog/?article=1`)
    expect([status, headers.location]).toEqual([301, '/blog?article=1'])
  })

  test.each(['/old', '/old/', '/old?from=mail'])(
    '%s, which is gone, leads to what has taken its place',
    async (address) => {
      const { status, headers } = await ask(site.url + address)
      expect([status, headers.location]).toEqual([301, '/blog'])
    },
  )

  test('no other method is allowed', async () => {
    const { status, headers } = await ask(`${site.url}/blog`, {}, { method: 'DELETE' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

const get11 = (address: string, headers = '') =>
  `GET ${address} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`
const post11 = (address: string, body: string) =>
  `POST ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`

describe('by the rules of Mozilla’s Observatory there are 130 points', () => {
  test.each([
    ['a page', 200, get11('/')],
    ['the not-found page', 404, get11('/nope')],
    ['a slash too many', 301, get11('/blog/')],
    ['a script', 200, get11('/assets/entry-abc123.js')],
    ['health', 200, get11('/healthz')],
    ['an unknown country', 404, get11('/api/visitor-location')],
    ['an unknown endpoint', 404, get11('/api/nope')],
    ['a wrong method', 405, post11('/', '')],
    ['a form that is not filled in', 422, post11('/api/testimonials', '{}')],
    [
      'a story that nobody takes',
      503,
      post11('/api/testimonials', JSON.stringify(sampleTestimonial())),
    ],
    ['a body that is too long', 413, post11('/api/testimonials', `"${'x'.repeat(70_000)}"`)],
    ['a key that is missing', 401, post11('/functions/v1/indexnow-submit', '{}')],
    ['an unreadable Host', 400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['no HTTP at all', 400, 'HELLO\r\n\r\n'],
    ['headers that are too large', 431, get11('/', `X: ${'x'.repeat(20_000)}\r\n`)],
  ])('on %s (%i)', async (_what, status, request) => {
    const answer = await send(request)
    expect(answer.status).toBe(status)
    const scanned = { headers: answer.headers as Headers, body: answer.body.toString() }
    expect(missingPoints(scanned)).toEqual([])
    expect(answer.headers).toMatchObject(securityHeaders())
  })
})

test('readiness is said to this machine only, with the name of the release', async () => {
  expect((await ask(`${site.url}/readyz`)).status).toBe(200)
  const passedOn = { 'x-forwarded-for': '81.2.69.142' }
  expect((await ask(`${site.url}/readyz`, passedOn)).status).toBe(404)
})

test('after SIGTERM answers are the last of their connections, and none is lost', async () => {
  const server = await startServer(withBuild())
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const outcomes: string[] = []
  let isOver = false
  const visitor = async (agent: Agent) => {
    while (!isOver) {
      const answer = await ask(`${server.url}/blog`, {}, { agent }).catch((error) => error)
      outcomes.push(String(answer.status ?? answer.code))
      // Nobody listens any more: that request was never accepted.
      if (answer.code === 'ECONNREFUSED') return
    }
  }
  const visitors = agents.map(visitor)
  await sleep(300)
  const start = performance.now()
  const ended = server.end('SIGTERM')
  await until(async () => (await ask(`${server.url}/readyz`)).status === 503)
  expect((await ask(`${server.url}/`)).headers.connection).toBe('close')
  expect(await ended).toBe(0)
  expect(performance.now() - start).toBeLessThan(10_000)
  isOver = true
  await Promise.all(visitors)
  expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']))
})

describe('no request ends the process', () => {
  test('while the build is away pages are refused for now, and served when it is back', async () => {
    const folder = writeFixtureBuild()
    const server = await startServer(withBuild(folder))
    renameSync(folder, `${folder}.away`)
    for (const address of ['/', '/blog/', '/nope', '/assets/large-abc123.webp']) {
      const { status, headers } = await ask(server.url + address)
      expect([status, headers['retry-after']]).toEqual([503, '5'])
      expect(headers).toMatchObject(securityHeaders())
    }
    expect((await ask(`${server.url}/healthz`)).status).toBe(200)
    renameSync(`${folder}.away`, folder)
    expect((await ask(`${server.url}/blog`)).status).toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(server.output()).not.toMatch(/blog|large|127\.0\.0\.1:|\n\s+at /)
  })

  test.skipIf(process.platform === 'win32')('with no file handle left', async () => {
    const server = await startServer(withBuild(), { mostOpenFiles: 64 })
    const port = Number(new URL(server.url).port)
    const sockets = Array.from({ length: 100 }, () => connect(port).on('error', () => {}))
    await sleep(500)
    for (const socket of sockets) socket.destroy()
    await until(() =>
      ask(`${server.url}/blog`).then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
    expect(server.hasEnded()).toBe(false)
  })

  test('when the reader of the log has gone, or the log is full', async () => {
    const away = { ...withBuild(), COUNTRY_HEADER: 'x-country' }
    const server = await startServer(away)
    server.closeOutput()
    renameSync(build, `${build}.gone`)
    for (let line = 0; line < 5; line++) expect((await ask(`${server.url}/`)).status).toBe(503)
    renameSync(`${build}.gone`, build)
    expect((await ask(`${server.url}/blog`)).status).toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)

    if (!existsSync('/dev/full')) return
    const full = openSync('/dev/full', 'w')
    const url = `http://127.0.0.1:${await freePort()}`
    const { child, exit } = launchServer({ ...away, PORT: new URL(url).port }, { output: full })
    closeSync(full)
    await until(() =>
      ask(`${url}/healthz`).then(
        () => true,
        () => child.exitCode !== null,
      ),
    )
    expect((await ask(`${url}/blog`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  })

  test('connections that ask for thousands of pages and read none', async () => {
    const server = await startServer({ ...withBuild(), NODE_OPTIONS: '--max-old-space-size=96' })
    const { port } = new URL(server.url)
    const silent = Array.from({ length: 50 }, () => {
      const socket = connect(Number(port))
        .on('error', () => {})
        .pause()
      socket.write('GET /assets/large-abc123.webp HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1500))
      return socket
    })
    for (let visit = 0; visit < 20; visit++)
      expect((await ask(`${server.url}/blog`)).status).toBe(200)
    for (const socket of silent) socket.destroy()
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

test('of a story nothing is left on the disk or in the log', async () => {
  const mail = await mailServer()
  const settings = withBuild()
  const server = await startServer({
    ...{
      ...settings,
      TESTIMONIAL_DELIVERY: 'smtp',
      SMTP_URL: mail.url,
      TESTIMONIAL_TO: 'a@b.example',
    },
  })
  const post = () =>
    fetch(`${server.url}/api/testimonials`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleTestimonial()),
    })
  expect((await post()).status).toBe(202)
  mail.behaviour = 'die'
  expect((await post()).status).toBe(503)
  await fetch(`${server.url}/functions/v1/indexnow-submit`, { method: 'POST' })
  expect(await server.end('SIGTERM')).toBe(0)
  const kept = readdirSync(settings.DATA_DIR, { recursive: true })
    .map((name) => path.join(settings.DATA_DIR, String(name)))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'latin1'))
  expect([...kept, server.output()].join()).not.toMatch(
    /Jane|patient\.example|Straight at last|127\.0\.0\.1/,
  )
})
