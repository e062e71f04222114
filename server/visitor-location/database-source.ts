import { reservedNetworks } from '../client-address/reserved-networks.ts'
import { errorKind, type Logger } from '../logging/logger.ts'
import { type CountryDatabase, openCountryDatabase } from './country-database.ts'
import { type CountrySource, countryOf } from './country-source.ts'

export type DatabaseSource = {
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
  const loading: Promise<CountryDatabase[] | null> = Promise.all(
    paths.map(openCountryDatabase),
  ).catch(note)

  return {
    source: async ({ located: address }) => {
      if (address === null || reservedNetworks.include(address)) return null
      const databases = await loading
      if (databases === null) return null
      try {
        const [code = null, ...others] = databases.map((database) => database.codeOf(address))
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
