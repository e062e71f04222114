import { type CountrySource, countryOf } from './country-source.ts'

/**
 * The country as a CDN wrote it into a request header. Anybody can send such a header: where
 * trusted proxies are configured, it counts only when it came through one of them.
 */
export function headerSource(headerName: string, onlyFromTrustedProxy: boolean): CountrySource {
  return async ({ header, cameThroughTrustedProxy }) =>
    onlyFromTrustedProxy && !cameThroughTrustedProxy ? null : countryOf(header(headerName))
}
