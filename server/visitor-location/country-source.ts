import type { VisitorLocation } from '../../shared/visitor-location.ts'
import type { Visitor } from '../client-address/visitor-of.ts'

/** Says where a visitor is, or null when it cannot say. */
export type CountrySource = (visitor: Visitor) => Promise<VisitorLocation | null>

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Intl knows these codes too, but they are no country one could be in. */
const noCountry = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** Two letters make no more than a few hundred, and a name takes Intl long to find. */
const known = new Map<string, VisitorLocation | null>()

export function countryOf(code: string | undefined | null): VisitorLocation | null {
  if (!code || !/^[A-Za-z]{2}$/.test(code)) return null
  const upper = code.toUpperCase()
  const remembered = known.get(upper)
  if (remembered !== undefined) return remembered
  const name = noCountry.has(upper) ? undefined : names.of(upper)
  const country = name ? { country_code: upper, country_name: name } : null
  known.set(upper, country)
  return country
}
