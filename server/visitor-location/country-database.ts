import { readFile } from 'node:fs/promises'
import { Reader } from 'mmdb-lib'

export type CountryDatabase = {
  /** The country code of an address, or null. Throws when the database is damaged. */
  codeOf: (address: string) => string | null
}

export async function openCountryDatabase(path: string): Promise<CountryDatabase> {
  const reader = new Reader<never>(await readFile(path))
  const look = (address: string): unknown => reader.get(address)
  return {
    codeOf: (address) => {
      const record = look(address)
      if (typeof record !== 'object' || record === null) return null
      const { country_code: code } = record as { country_code?: unknown }
      return typeof code === 'string' ? code : null
    },
  }
}
