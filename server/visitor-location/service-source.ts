import { createHmac, randomBytes } from 'node:crypto'
import { parseVisitorLocation, type VisitorLocation } from '../../shared/visitor-location.ts'
import { reservedNetworks } from '../client-address/reserved-networks.ts'
import { errorKind, type Logger } from '../logging/logger.ts'
import type { CountrySource } from './country-source.ts'

type ServiceOptions = {
  /** `{ip}` stands for the address; without it the address goes into the query as `ip`. */
  url: string
  fetch: typeof fetch
  clock: () => number
  log: Logger
}

const timeLimitMs = 2000
const keptMs = 5 * 60_000
const failureKeptMs = 30_000
const mostKept = 10_000

export function serviceSource({ url, fetch, clock, log }: ServiceOptions): CountrySource {
  const kept = new Map<string, { location: VisitorLocation | null; until: number }>()
  // Addresses are not kept, not even in memory: only what nobody can turn back into one.
  const secret = randomBytes(32)
  const keyOf = (address: string) => createHmac('sha256', secret).update(address).digest('base64')

  const ask = async (address: string): Promise<VisitorLocation | null> => {
    try {
      const answer = await fetch(addressOf(url, address), {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      })
      if (!answer.ok) throw Object.assign(new Error(), { code: `HTTP ${answer.status}` })
      return parseVisitorLocation(await answer.json())
    } catch (error) {
      log('location-service-failed', { kind: errorKind(error) })
      return null
    }
  }

  return async ({ located: address }) => {
    if (address === null || reservedNetworks.include(address)) return null
    const key = keyOf(address)
    const known = kept.get(key)
    if (known && known.until > clock()) return known.location

    const location = await ask(address)
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, { location, until: clock() + (location ? keptMs : failureKeptMs) })
    return location
  }
}

function addressOf(url: string, address: string): string {
  if (/\{ip\}|%7Bip%7D/i.test(url))
    return url.replace(/\{ip\}|%7Bip%7D/i, encodeURIComponent(address))
  const withQuery = new URL(url)
  withQuery.searchParams.set('ip', address)
  return withQuery.href
}
