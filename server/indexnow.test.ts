import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FunctionsClient } from '@supabase/functions-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultPublicAnonKey as apikey } from '../shared/backend.ts'
import { fixtureManifest } from './testing/fixture-build.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { otherServer, testApi } from './testing/test-api.ts'

const key = 'abcdef0123456789'
const secret = 'known to the owner alone'
const functionPath = '/functions/v1/indexnow-submit'
const host = 'dental.test'
const home = { urls: ['https://dental.test'], host }
const practice = { urls: ['https://leeds.portal.test/sitemap.xml'], host: 'leeds.portal.test' }
const status = (code: number, headers = {}) =>
  otherServer((_, answer) => answer.writeHead(code, headers).end())

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const logged = () => vi.mocked(console.log).mock.calls.join()

async function setUp(
  environment: Record<string, string> = {},
  manifest = fixtureManifest,
  searchEngine?: Awaited<ReturnType<typeof otherServer>>,
) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const engine = searchEngine ?? (await otherServer())
  const settings = { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: engine.url, ...environment }
  const { request, post } = testApi(settings, manifest)
  const sent = () => engine.received.map(({ body }) => JSON.parse(body))
  const submit = (body: unknown, headers: Record<string, string> = { apikey }) =>
    post(functionPath, body, headers)
  const said = async (body: unknown, headers?: Record<string, string>) =>
    (await submit(body, headers)).json()
  return {
    engine,
    request,
    submit,
    said,
    sent,
    urls: () => sent().flatMap(({ urlList }) => urlList),
  }
}

describe('a submission', () => {
  test('goes to the search engine with key and key file', async () => {
    const { request, said, sent } = await setUp()
    expect(await said({ urls: ['https://dental.test/blog'], host })).toEqual({
      success: true,
      mode: 'live',
      submitted: 1,
      heldBack: 0,
      ignored: 0,
    })
    const urlList = ['https://dental.test/blog']
    const keyLocation = `https://dental.test/${key}.txt`
    expect(sent()).toEqual([{ host, key, keyLocation, urlList }])
    const file = await request(`/${key}.txt`)
    expect(file.headers.get('content-type')).toContain('text/plain')
    expect(await file.text()).toBe(key)
  })

  test('counts addresses of one page once, and leaves out what is no page', async () => {
    const { said, urls } = await setUp()
    const rests = ['', '/', '/?utm=1', '/#team', '/blog/', '/blog?article=1', '/nope', '/__proto__']
    const answer = await said({ urls: rests.map((rest) => `https://dental.test${rest}`), host })
    expect(answer).toMatchObject({ success: true, submitted: 2, ignored: 6 })
    expect(urls()).toEqual(['https://dental.test', 'https://dental.test/blog'])
  })

  test('of many page views at once and after another sends each page once', async () => {
    const { submit, urls } = await setUp()
    const pages = Object.keys(fixtureManifest.pages).map((page) => `https://dental.test${page}`)
    for (let round = 0; round < 10; round++) {
      const views = [...pages, ...pages].map((url) => submit({ urls: [url], host }))
      for (const { status } of await Promise.all(views)) expect(status).toBe(200)
      later(60_000)
    }
    expect(urls().length).toBe(3)
  })

  test('after a release sends the pages that changed; a damaged record sends all again', async () => {
    const DATA_DIR = temporaryFolder()
    const body = { urls: ['https://dental.test', 'https://dental.test/blog'], host }
    const first = await setUp({ DATA_DIR })
    await first.submit(body)
    const manifest = { ...fixtureManifest, pages: { ...fixtureManifest.pages, '/blog': 'blog2' } }
    await (await setUp({ DATA_DIR }, manifest, first.engine)).submit(body)
    expect(first.sent()[1].urlList).toEqual(['https://dental.test/blog'])

    const file = path.join(DATA_DIR, 'announced.json')
    writeFileSync(file, readFileSync(file).subarray(0, 50))
    await (await setUp({ DATA_DIR }, manifest, first.engine)).submit(body)
    expect(first.sent()[2].urlList).toHaveLength(2)
  })

  test('without a place to keep it is sent all the same', async () => {
    const { said } = await setUp({ DATA_DIR: '/dev/null/nowhere' })
    expect(await said(home)).toMatchObject({ submitted: 1 })
    expect(await said(home)).toMatchObject({ submitted: 0, heldBack: 1 })
    expect(logged()).toContain('announced-not-kept')
  })

  test.each([
    ['without a key', { INDEXNOW_KEY: '' }, fixtureManifest],
    ['for the placeholder address', {}, { ...fixtureManifest, siteUrlIsPlaceholder: true }],
  ])('%s is recorded, and sent once that has changed', async (_why, environment, manifest) => {
    const DATA_DIR = temporaryFolder()
    const dry = await setUp({ DATA_DIR, ...environment }, manifest)
    expect(await dry.said(home)).toMatchObject({ mode: 'dry-run', submitted: 1 })
    expect(await dry.said(home)).toMatchObject({ submitted: 0, heldBack: 1 })
    expect(dry.sent()).toEqual([])
    expect(await (await setUp({ DATA_DIR })).said(home)).toMatchObject({ submitted: 1 })
  })
})

describe('pages of a practice site', () => {
  test('are announced by the owner', async () => {
    const { submit, sent } = await setUp({ INDEXNOW_SECRET: secret })
    for (let time = 0; time < 2; time++)
      await submit(practice, { apikey, 'x-indexnow-secret': secret })
    expect(sent()).toMatchObject([
      { urlList: practice.urls, keyLocation: `https://leeds.portal.test/${key}.txt` },
    ])
  })

  test.each([
    ['without the secret', { INDEXNOW_SECRET: secret }, {}],
    ['with a wrong one', { INDEXNOW_SECRET: secret }, { 'x-indexnow-secret': `${secret}!` }],
    ['when none is set', {}, { 'x-indexnow-secret': 'anything at all here' }],
  ])('%s are acknowledged and ignored, which the answer says', async (_how, settings, headers) => {
    const { said, sent } = await setUp(settings as Record<string, string>)
    const note = expect.stringContaining('by the owner only')
    expect(await said(practice, { apikey, ...(headers as Record<string, string>) })).toMatchObject({
      ...{ success: true, submitted: 0, ignored: 1, note },
    })
    expect(sent()).toEqual([])
  })
})

describe('an answer of the search engine', () => {
  test.each([200, 202])('%i is a success', async (code) => {
    const { submit } = await setUp({}, undefined, await status(code))
    expect((await submit(home)).status).toBe(200)
  })

  test.each([400, 403, 422, 301])('%i is not tried again at once', async (code) => {
    const { submit, sent } = await setUp({}, undefined, await status(code, { location: '/' }))
    const answer = await submit(home)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ success: false })
    expect(sent()).toHaveLength(1)
    expect(logged()).toContain(`"event":"indexnow-failed","status":${code}`)
  })

  test('that does not come, or is 500, is tried three times, and each failure doubles the pause', async () => {
    const { engine, submit, sent } = await setUp({}, undefined, await status(500))
    expect((await submit(home)).headers.get('retry-after')).toBe('60')
    expect(sent()).toHaveLength(3)
    later(60_000)
    engine.answer = (request) => request.socket.destroy()
    expect((await submit(home)).headers.get('retry-after')).toBe('120')
    later(119_000)
    expect((await submit(home)).status).toBe(502)
    expect(sent()).toHaveLength(6)
    later(1000)
    engine.answer = (_, answer) => answer.end()
    expect((await submit(home)).status).toBe(200)
  })

  test('429 is passed on with its Retry-After and respected, over a restart too', async () => {
    const DATA_DIR = temporaryFolder()
    const busy = await status(429, { 'retry-after': '7200' })
    const answer = await (await setUp({ DATA_DIR }, undefined, busy)).submit(home)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('7200')
    const { submit, sent } = await setUp({ DATA_DIR }, undefined, busy)
    later(7_199_000)
    expect((await submit(home)).status).toBe(429)
    expect(sent()).toHaveLength(1)
    busy.answer = (_, response) => response.end()
    later(1000)
    expect((await submit(home)).status).toBe(200)
  })
})

describe('a request is refused', () => {
  const many = Array.from({ length: 501 }, () => 'https://dental.test')
  test.each([
    ['without the key', home, {}, 401],
    ['with another key', home, { apikey: 'other' }, 401],
    ['with another bearer', home, { authorization: 'Bearer other' }, 401],
    ['as another type', home, { apikey, 'content-type': 'text/plain' }, 415],
    ['that is no JSON', '{"urls":', { apikey }, 400],
    ['that is no object', '[]', { apikey }, 400],
    ['that is null', 'null', { apikey }, 400],
    ['without a host', { urls: home.urls }, { apikey }, 400],
    ['without URLs', { urls: [], host }, { apikey }, 400],
    ['with too many URLs', { urls: many, host }, { apikey }, 400],
    ['with URLs that are no texts', { urls: [1], host }, { apikey }, 400],
    [
      'for a host that is not ours',
      { urls: ['https://evil.test/'], host: 'evil.test' },
      { apikey },
      422,
    ],
    ['for a URL of another host', { urls: ['https://evil.test/'], host }, { apikey }, 422],
    ['for a URL with a user', { urls: ['https://a:b@dental.test/'], host }, { apikey }, 422],
    ['for a URL with a port', { urls: ['https://dental.test:99/'], host }, { apikey }, 422],
    ['for a script', { urls: ['javascript:alert(1)'], host }, { apikey }, 422],
    [
      'for an overlong URL',
      { urls: [`https://dental.test/${'a'.repeat(3000)}`], host },
      { apikey },
      422,
    ],
    ['over 64 KB', { urls: ['x'.repeat(70_000)], host }, { apikey }, 413],
    ['that is deeply nested', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, { apikey }, 400],
  ])('%s', async (_why, body, headers, code) => {
    const { submit, sent } = await setUp()
    const answer = await submit(body, headers as unknown as Record<string, string>)
    expect(answer.status).toBe(code)
    expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(sent()).toEqual([])
  })

  test('by any other method, and over the limit with the time to wait', async () => {
    const { request, submit } = await setUp()
    const answer = await request(functionPath)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
    for (let view = 0; view < 120; view++) expect((await submit(home)).status).toBe(200)
    const refused = await submit(home)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('while the record cannot be used', async () => {
    const away = () => Promise.reject(new Error('away'))
    const { post } = testApi({}, fixtureManifest, { announced: { get: away, set: away } })
    expect((await post(functionPath, home, { apikey })).status).toBe(502)
  })
})

describe('the official functions client', () => {
  const clientWith = async (headers: Record<string, string>) => {
    const { request } = await setUp()
    const customFetch = (async (input, init) => request(String(input), init)) as typeof fetch
    return new FunctionsClient('http://localhost/functions/v1', { headers, customFetch })
  }

  test.each([
    ['as apikey only', { apikey }],
    ['as bearer', { Authorization: `Bearer ${apikey}` }],
    ['beside a session', { apikey, Authorization: 'Bearer of.a.session' }],
  ])('is answered with the key %s', async (_how, headers) => {
    const client = await clientWith(headers as Record<string, string>)
    const { data, error } = await client.invoke('indexnow-submit', { body: home })
    expect(error).toBeNull()
    expect(data).toMatchObject({ success: true })
  })

  test('has its preflight answered', async () => {
    const answer = await (await setUp()).request(functionPath, { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    const allowed = answer.headers.get('access-control-allow-headers')?.split(',')
    const asked = ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-retry-count']
    expect(allowed).toEqual(expect.arrayContaining(asked))
  })
})
