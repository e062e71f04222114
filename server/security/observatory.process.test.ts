import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { observatoryScore } from '../testing/observatory.ts'
import { scan } from '../testing/scan.ts'
import { endAllServers, type ServerProcess, startServer } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({
    BUILD_DIR: writeFixtureBuild(),
    DATA_DIR: temporaryFolder(),
    TESTIMONIAL_DELIVERY: 'smtp',
    SMTP_URL: 'smtp://127.0.0.1:9',
    TESTIMONIAL_TO: 'stories@practice.example',
  })
}, 30_000)
afterAll(endAllServers)

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`
const post = (path: string, body: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n` +
  `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
const form = '/api/testimonials'

/** By the rules of Mozilla's scanner, on the real server, for everything it can answer. */
describe('the header scan gives A+ and more than 100 points', () => {
  test.each([
    ['the home page', 200, get('/')],
    ['a page with a slash too many', 301, get('/blog/')],
    ['the not-found page', 404, get('/nope')],
    ['a script', 200, get('/assets/entry-abc123.js')],
    ['a picture', 200, get('/assets/hero-abc123.avif')],
    ['a picture sent from disk', 200, get('/assets/large-abc123.webp')],
    ['a part of a picture', 206, get('/assets/hero-abc123.avif', 'Range: bytes=0-9\r\n')],
    ['a part that is not there', 416, get('/assets/hero-abc123.avif', 'Range: bytes=9999-\r\n')],
    ['the service worker', 200, get('/sw.js')],
    ['health', 200, get('/healthz')],
    ['readiness', 200, get('/readyz')],
    ['an unknown country', 404, get('/api/visitor-location')],
    ['an unknown endpoint', 404, get('/api/nope')],
    ['a wrong method', 405, post('/', '')],
    ['a wrong method of an endpoint', 405, get(form)],
    ['a body that is no JSON', 400, post(form, '{')],
    ['a body of another type', 415, post(form, 'a=b', 'application/x-www-form-urlencoded')],
    ['a body that is too long', 413, post(form, `"${'x'.repeat(70_000)}"`)],
    ['a form that is not filled in', 422, post(form, '{}')],
    ['a key that is missing', 401, post('/functions/v1/indexnow-submit', '{}')],
    ['an unreadable path', 400, get('/%zz')],
    ['an overlong path', 414, get(`/${'a'.repeat(5000)}`)],
    ['an unreadable Host', 400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['two Hosts', 400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['no HTTP at all', 400, 'HELLO\r\n\r\n'],
    ['headers that are too large', 431, get('/', `X: ${'x'.repeat(20_000)}\r\n`)],
  ])('on %s (%i)', async (_what, status, request) => {
    const answer = await scan(server.url, request)
    expect(answer.status).toBe(status)
    expect(observatoryScore(answer)).toEqual({ score: 130, grade: 'A+' })
  })

  test('on too many requests (429)', async () => {
    const posts = Array.from({ length: 6 }, () => scan(server.url, post(form, '{}')))
    const refused = (await Promise.all(posts)).find(({ status }) => status === 429)
    expect(refused && observatoryScore(refused)).toEqual({ score: 130, grade: 'A+' })
  })
})

describe('the scan itself takes points', () => {
  const scoreWith = async (name: string, value: string | null) => {
    const { headers, body } = await scan(server.url, get('/healthz'))
    if (value === null) delete headers[name]
    else headers[name] = value
    return observatoryScore({ headers, body }).score
  }
  test.each([
    ['content-security-policy', null, 75],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'", 80],
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 125],
    ['strict-transport-security', 'max-age=1000', 120],
    ['x-content-type-options', null, 125],
    ['set-cookie', 'id=1', 80],
    ['location', 'http://elsewhere.test/', 80],
    ['access-control-allow-credentials', 'true', 50],
  ])('for %s: %s', async (name, value, score) => {
    expect(await scoreWith(name, value)).toBe(score)
  })

  test('for a script of another origin without its hash', async () => {
    const { headers } = await scan(server.url, get('/healthz'))
    const body = '<script src="https://cdn.test/a.js"></script>'
    expect(observatoryScore({ headers, body }).score).toBe(50)
  })
})
