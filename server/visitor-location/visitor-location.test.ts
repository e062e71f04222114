import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { emptyIfUnknown } from '../../shared/visitor-location.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createTestApp } from '../testing/test-app.ts'
import { connectionFrom, testDependencies } from '../testing/test-dependencies.ts'
import { countrySources } from './country-sources.ts'
import { databaseSource, packagedDatabasePaths } from './database-source.ts'

const british = '81.2.69.142'

function appWith(
  environment: Record<string, string>,
  paths = packagedDatabasePaths(),
  fetch = vi.fn(),
) {
  const dependencies = testDependencies(environment)
  const databases = databaseSource(paths, dependencies.log)
  dependencies.readiness.checks.countryDatabases = databases.problem
  dependencies.countrySources = countrySources({
    ...dependencies,
    fetch,
    databases: databases.source,
  })
  const app = createTestApp(dependencies)
  const locate = (address: string, headers: Record<string, string> = {}) =>
    app.request('/api/visitor-location', { headers }, connectionFrom(address))
  const countryOf = async (address: string, headers: Record<string, string> = {}) =>
    ((await (await locate(address, headers)).json()) as { country_code?: string }).country_code
  return { app, locate, countryOf, fetch, dependencies }
}

describe('by the packaged databases', () => {
  const { locate, countryOf, app, dependencies } = appWith({})

  test('a British visitor is in the United Kingdom', async () => {
    const answer = await locate(british)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toEqual({ country_code: 'GB', country_name: 'United Kingdom' })
  })

  test.each([
    ['::ffff:81.2.69.142', 'GB'],
    ['2a02:c7f::1', 'GB'],
    ['8.8.8.8', 'US'],
    ['2600::1', 'US'],
    ['80.10.0.1', 'FR'],
    ['2a01:cb00::1', 'FR'],
    ['87.32.0.1', 'IE'],
    ['2a02:8084::1', 'IE'],
    ['195.10.99.1', 'IM'],
    ['212.9.0.1', 'JE'],
  ])('%s is in %s', async (address, country) => {
    expect(await countryOf(address)).toBe(country)
  })

  test.each([
    '127.0.0.1',
    '::1',
    '10.0.0.1',
    '192.168.1.1',
    '100.64.0.1',
    'fd00::1',
    '203.0.113.9',
    '',
  ])('"%s" is nowhere', async (address) => {
    const answer = await locate(address)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: 'unknown' })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('to a page of the site, which must not report it as an error, unknown is empty', async () => {
    const answer = await locate('127.0.0.1', { accept: emptyIfUnknown })
    expect(answer.status).toBe(204)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await countryOf(british, { accept: emptyIfUnknown })).toBe('GB')
  })

  test('where the databases disagree the answer is unknown', async () => {
    expect((await locate('217.23.160.1')).status).toBe(404)
  })

  test('a forwarded address is not believed from anybody', async () => {
    expect((await locate('127.0.0.1', { 'x-forwarded-for': british })).status).toBe(404)
  })

  test('only GET is allowed', async () => {
    const answer = await app.request('/api/visitor-location', { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test('no address is ever logged', () => {
    expect(JSON.stringify(dependencies.logged)).not.toContain('81.2.69')
  })
})

test('behind a trusted proxy the forwarded address counts', async () => {
  const { countryOf } = appWith({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' })
  expect(await countryOf('127.0.0.1', { 'x-forwarded-for': `${british}, 10.0.0.4` })).toBe('GB')
})

describe('a proxy that is missing from the list', () => {
  const american = '8.8.8.8'
  test('locks nobody out, and is logged once', async () => {
    const { locate, dependencies } = appWith({ TRUSTED_PROXIES: '127.0.0.1' })
    const chain = { 'x-forwarded-for': `${british}, ${american}` }
    for (let visit = 0; visit < 3; visit++)
      expect((await locate('127.0.0.1', chain)).status).toBe(404)
    expect((await locate(american, { 'x-forwarded-for': british })).status).toBe(404)
    expect((await locate(american, { forwarded: `for=${british}` })).status).toBe(404)
    const events = dependencies.logged.map(({ event }) => event)
    expect(events).toEqual(['forwarded-by-unknown-proxy'])
    expect(JSON.stringify(dependencies.logged)).not.toMatch(/81\.2|8\.8/)
  })
})

describe('by the header of a CDN', () => {
  const behindCdn = { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '10.0.0.0/8' }

  test('it decides before the databases', async () => {
    const { countryOf } = appWith(behindCdn)
    const headers = { 'x-forwarded-for': british, 'cf-ipcountry': 'FR' }
    expect(await countryOf('10.0.0.4', headers)).toBe('FR')
  })

  test.each(['XX', 'T1', 'ZZ', '', 'Britain'])('"%s" leaves it to the databases', async (code) => {
    const { countryOf } = appWith(behindCdn)
    const headers = { 'x-forwarded-for': british, 'cf-ipcountry': code }
    expect(await countryOf('10.0.0.4', headers)).toBe('GB')
  })

  test('it is not believed when it did not come through the trusted proxy', async () => {
    const { countryOf } = appWith(behindCdn)
    expect(await countryOf('8.8.8.8', { 'cf-ipcountry': 'GB' })).toBe('US')
  })

  test('without trusted proxies it is believed from nobody, and the log says so once', async () => {
    const { countryOf, dependencies } = appWith({ COUNTRY_HEADER: 'CF-IPCountry' })
    expect(await countryOf('8.8.8.8', { 'cf-ipcountry': 'GB' })).toBe('US')
    expect(await countryOf('127.0.0.1', { 'cf-ipcountry': 'GB' })).toBeUndefined()
    const reason = 'TRUSTED_PROXIES is not set'
    expect(dependencies.logged).toEqual([
      { event: 'country-header-not-believed', fields: { reason } },
    ])
  })

  test('it is not believed when it is not configured', async () => {
    expect(await appWith({}).countryOf('8.8.8.8', { 'cf-ipcountry': 'GB' })).toBe('US')
  })
})

describe('by a third-party service, when the databases cannot say', () => {
  const undecided = '217.23.160.1'
  const service = { LOCATION_SERVICE_URL: 'https://where.test/{ip}/json' }
  const answering = (answer: () => Promise<Response>) =>
    appWith(service, packagedDatabasePaths(), vi.fn(answer))
  const isleOfMan = { country_code: 'IM', country_name: 'Isle of Man' }

  test('its country is the answer and is kept for a while', async () => {
    const { countryOf, fetch } = answering(async () => Response.json({ ...isleOfMan, city: 'x' }))
    expect(await countryOf(undecided)).toBe('IM')
    expect(await countryOf(undecided)).toBe('IM')
    expect(fetch).toHaveBeenCalledOnce()
    expect(fetch.mock.calls[0]?.[0]).toBe('https://where.test/217.23.160.1/json')
  })

  test('it is not asked about private addresses', async () => {
    const { locate, fetch } = answering(async () => Response.json(isleOfMan))
    expect((await locate('192.168.0.1')).status).toBe(404)
    expect(fetch).not.toHaveBeenCalled()
  })

  test.each([
    ['fails', async () => Promise.reject(new Error('down'))],
    ['answers 500', async () => new Response('', { status: 500 })],
    ['answers garbage', async () => new Response('<html>')],
    ['answers other fields', async () => Response.json({ country: 'GB' })],
  ])('a service that %s leaves the visitor unknown', async (_how, answer) => {
    expect((await answering(answer).locate(undecided)).status).toBe(404)
  })
})

describe('a database that cannot be used', () => {
  const damaged = () => {
    const path = join(temporaryFolder(), 'damaged.mmdb')
    const whole = readFileSync(packagedDatabasePaths()[0] as string)
    writeFileSync(path, whole.subarray(0, whole.length / 2))
    return path
  }
  test.each([
    ['missing', () => '/nowhere/country.mmdb'],
    ['truncated', damaged],
  ])('%s: visitors are unknown, pages are served, readiness says so', async (_how, path) => {
    const second = packagedDatabasePaths()[1] as string
    const { app, locate, dependencies } = appWith({}, [path(), second])
    expect((await locate(british)).status).toBe(404)
    expect((await app.request('/')).status).toBe(200)
    const ready = await app.request('/readyz', {}, connectionFrom('127.0.0.1'))
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({
      checks: { countryDatabases: 'a country database is missing or damaged' },
    })
    expect(dependencies.logged).toHaveLength(2)
  })
})

test('in development a country can be set', async () => {
  const { countryOf } = appWith({ DEV_COUNTRY: 'fr' })
  expect(await countryOf('127.0.0.1')).toBe('FR')
})
