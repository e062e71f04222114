import type { Logger } from '../logging/logger.ts'
import type { Settings } from '../settings/read-settings.ts'
import { type CountrySource, countryOf } from './country-source.ts'
import { serviceSource } from './service-source.ts'

type Parts = {
  settings: Settings
  databases: CountrySource
  fetch: typeof fetch
  clock: () => number
  log: Logger
}

/** What is configured, in the order in which it is believed. */
export function countrySources({ settings, databases, fetch, clock, log }: Parts): CountrySource[] {
  const { devCountry, countryHeader, trustedProxies, locationServiceUrl: url } = settings
  if (devCountry) return [async () => countryOf(devCountry)]
  if (countryHeader && trustedProxies.length === 0) {
    log('country-header-not-believed', { reason: 'TRUSTED_PROXIES is not set' })
  }
  return [
    ...(countryHeader ? [headerSource(countryHeader)] : []),
    databases,
    ...(url ? [serviceSource({ url, fetch, clock, log })] : []),
  ]
}

/**
 * The country as a CDN wrote it into a request header. Anybody can send such a header: it counts
 * only when it came through a trusted proxy.
 */
function headerSource(headerName: string): CountrySource {
  return async ({ header, cameThroughTrustedProxy }) =>
    cameThroughTrustedProxy ? countryOf(header(headerName)) : null
}
