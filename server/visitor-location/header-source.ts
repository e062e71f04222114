import { type CountrySource, countryOf } from './country-source.ts'

/**
 * The country as a CDN wrote it into a request header. Anybody can send such a header: it counts
 * only when it came through a trusted proxy.
 */
export function headerSource(headerName: string): CountrySource {
  return async ({ header, cameThroughTrustedProxy }) =>
    cameThroughTrustedProxy ? countryOf(header(headerName)) : null
}
