import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultPublicAnonKey } from '../../shared/backend.ts'
import { StoreUnavailable } from '../store/store.ts'
import { fixtureManifest } from '../testing/fixture-build.ts'
import { homePage, indexNowPath, setUpIndexNow } from '../testing/set-up-indexnow.ts'

describe('a request is refused', () => {
  test.each([
    ['without the key', homePage, {}, 401],
    ['with another key', homePage, { apikey: 'other' }, 401],
    ['with another bearer', homePage, { authorization: 'Bearer other' }, 401],
    [
      'as another type',
      homePage,
      { apikey: defaultPublicAnonKey, 'content-type': 'text/plain' },
      415,
    ],
  ])('%s', async (_why, body, headers, status) => {
    const answer = await setUpIndexNow().post(body, headers)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test.each([
    ['not JSON', '{"urls":', 400],
    ['no object', '[]', 400],
    ['null', 'null', 400],
    ['no host', { urls: ['https://dental.test'] }, 400],
    ['no URLs', { urls: [], host: 'dental.test' }, 400],
    ['URLs that are no texts', { urls: [1], host: 'dental.test' }, 400],
    ['a host that is not ours', { urls: ['https://evil.test/'], host: 'evil.test' }, 422],
    ['a URL of another host', { urls: ['https://evil.test/'], host: 'dental.test' }, 422],
    ['a URL with a user', { urls: ['https://a:b@dental.test/'], host: 'dental.test' }, 422],
    ['a URL with a port', { urls: ['https://dental.test:99/'], host: 'dental.test' }, 422],
    ['a script address', { urls: ['javascript:alert(1)'], host: 'dental.test' }, 422],
    [
      'an overlong URL',
      { urls: [`https://dental.test/${'a'.repeat(3000)}`], host: 'dental.test' },
      422,
    ],
    ['a body over 64 KB', { urls: ['x'.repeat(70_000)], host: 'dental.test' }, 413],
    ['deeply nested JSON', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
    ['bytes that are no UTF-8', '\uD800', 400],
  ])('for %s', async (_why, body, status) => {
    const { post, standIn } = setUpIndexNow()
    expect((await post(body)).status).toBe(status)
    expect(standIn.received).toEqual([])
  })

  test('over the limit, with the time to wait', async () => {
    const { post } = setUpIndexNow(undefined, {}, { indexNowLimit: async () => 42 })
    const answer = await post(homePage)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('42')
  })

  test('by any other method', async () => {
    const answer = await setUpIndexNow().app.request(indexNowPath)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
  })

  test('while the store cannot be used, and pages are still served', async () => {
    const { dependencies, standIn } = setUpIndexNow()
    const broken = () => Promise.reject(new StoreUnavailable('locked'))
    const ledger = { ...dependencies.store.ledger, holdOf: broken, claim: broken }
    const store = { ...dependencies.store, ledger }
    const { app, post } = setUpIndexNow(standIn, {}, { store })
    const answer = await post(homePage)
    expect(answer.status).toBe(502)
    expect(standIn.received).toEqual([])
    expect((await app.request('/')).status).toBe(200)
  })
})

test('a browser’s preflight is answered', async () => {
  const answer = await setUpIndexNow().app.request(indexNowPath, { method: 'OPTIONS' })
  expect(answer.status).toBe(204)
  for (const header of [
    'authorization',
    'x-client-info',
    'apikey',
    'content-type',
    'x-retry-count',
  ]) {
    expect(answer.headers.get('access-control-allow-headers')).toContain(header)
  }
})

test('any JSON is answered as the contract says, and nothing foreign is sent on', async () => {
  const { post, standIn } = setUpIndexNow()
  const url = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.webPath().map((rest) => `https://dental.test${rest}`),
  )
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({ urls: fc.array(url), host: fc.constantFrom('dental.test', 'ripon.portal.test') }),
  )
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const answer = await post(JSON.stringify(value))
      expect([200, 400, 422]).toContain(answer.status)
      expect(typeof ((await answer.json()) as { success: unknown }).success).toBe('boolean')
    }),
    { numRuns: 200 },
  )
  const ours = ['dental.test', ...fixtureManifest.practiceHosts]
  for (const sent of standIn.urls) expect(ours).toContain(new URL(sent).host)
}, 30_000)
