import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, test, vi } from 'vitest'
import { emptyIfUnknown } from '../shared/visitor-location.ts'
import { clientAddress, customerOf, networksOf } from './client-address.ts'
import { countryDatabases } from './country.ts'
import { testApi } from './testing/test-api.ts'

const british = '81.2.69.142'

function locator(environment: Record<string, string> = {}) {
  const { request } = testApi(environment)
  const locate = (address: string, headers: Record<string, string> = {}) =>
    request('/api/visitor-location', { headers }, address)
  const countryOf = async (address: string, headers?: Record<string, string>) =>
    ((await (await locate(address, headers)).json()) as { country_code?: string }).country_code
  return { request, locate, countryOf }
}

describe('by the packaged databases', () => {
  const { request, locate, countryOf } = locator()

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
    ['2a02:8084::1', 'IE'],
    ['195.10.99.1', 'IM'],
    ['212.9.0.1', 'JE'],
  ])('%s is in %s', async (address, country) => {
    expect(await countryOf(address)).toBe(country)
  })

  test.each([
    ...['127.0.0.1', '::1', '10.0.0.1', '192.168.1.1', '100.64.0.1', 'fd00::1', '203.0.113.9'],
    ...['2002:5102:458e::1', '64:ff9b::5102:458e', 'fe80::1', '2001:db8::1', '224.0.0.1', '1', ''],
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
    expect(await countryOf(british, { accept: emptyIfUnknown })).toBe('GB')
  })

  test('where the databases disagree the answer is unknown', async () => {
    expect((await locate('217.23.160.1')).status).toBe(404)
  })

  test('only GET is allowed', async () => {
    const answer = await request('/api/visitor-location', { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test('a database that is missing makes everybody unknown, and says so', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    expect(await countryDatabases(['nowhere.mmdb'])(ipaddr.parse(british))).toBeNull()
    expect(said.mock.calls.join()).toContain('country-database-unusable')
    said.mockRestore()
  })
})

describe('a header that says where somebody is', () => {
  const behindCdn = { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '10.0.0.0/8, ::1' }

  test('decides when the trusted proxy wrote it', async () => {
    const headers = { 'x-forwarded-for': british, 'cf-ipcountry': 'FR' }
    expect(await locator(behindCdn).countryOf('10.0.0.4', headers)).toBe('FR')
  })

  test.each(['XX', 'T1', 'ZZ', '', 'Britain'])('"%s" leaves it to the databases', async (code) => {
    const headers = { 'x-forwarded-for': british, 'cf-ipcountry': code }
    expect(await locator(behindCdn).countryOf('10.0.0.4', headers)).toBe('GB')
  })

  test('is not believed from anybody else, nor when it is not configured', async () => {
    expect(await locator(behindCdn).countryOf('8.8.8.8', { 'cf-ipcountry': 'GB' })).toBe('US')
    expect(await locator().countryOf('8.8.8.8', { 'cf-ipcountry': 'GB' })).toBe('US')
  })

  test('without trusted proxies is believed from nobody, and the log says so', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const { countryOf } = locator({ COUNTRY_HEADER: 'CF-IPCountry' })
    expect(await countryOf('127.0.0.1', { 'cf-ipcountry': 'GB' })).toBeUndefined()
    expect(said.mock.calls.join()).toContain('country-header-not-believed')
    said.mockRestore()
  })

  test('in development a country can be set, in production not', async () => {
    expect(await locator({ DEV_COUNTRY: 'fr' }).countryOf('127.0.0.1')).toBe('FR')
    const production = locator({ DEV_COUNTRY: 'fr', NODE_ENV: 'production' })
    expect(await production.countryOf('127.0.0.1')).toBeUndefined()
  })
})

describe('a forwarding header', () => {
  const proxies = networksOf(['10.0.0.0/8', '2001:db8::/32'])
  const read = (from: string | undefined, header?: string, trusted = proxies) => {
    const { counted, located } = clientAddress(from, header, trusted)
    return [counted?.toString(), located?.toString()]
  }
  const [proxy, other] = ['::ffff:10.0.0.2', '198.51.100.7']

  test.each([
    [
      'from no trusted proxy is not believed, and the place unknown',
      other,
      british,
      other,
      undefined,
    ],
    [
      'names the first untrusted address from the right',
      proxy,
      `${british}, 10.0.0.3`,
      british,
      british,
    ],
    ['may hold a port', proxy, `${british}:4711`, british, british],
    ['may hold trusted IPv6 proxies', proxy, `${british}, [2001:db8::1]:443`, british, british],
    ['is not believed further left', proxy, `1.1.1.1, ${british}, 10.0.0.3`, british, undefined],
    ['that cannot be read gives no address', proxy, 'unknown', undefined, undefined],
    ['that is missing leaves the proxy itself', proxy, undefined, '10.0.0.2', '10.0.0.2'],
    ['of proxies alone ends at the outermost', proxy, '10.0.0.9, 10.0.0.3', '10.0.0.9', '10.0.0.9'],
    ['on no connection gives no address', undefined, british, undefined, undefined],
  ])('%s', (_sentence, from, header, counted, located) => {
    expect(read(from, header)).toEqual([counted, located])
  })

  test('of any kind is never an error, and a customer is one IPv6 /64', () => {
    const any = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6())
    fc.assert(fc.property(any, any, (from, header) => void read(from, header)))
    expect(customerOf('2a02:c7f::1')).toBe(customerOf('2a02:c7f:0:0:ffff::9'))
    expect(customerOf('2a02:c7f::1')).not.toBe(customerOf('2a02:c7f:0:1::1'))
  })
})
