import type { VisitorLocation } from '../../shared/visitor-location.ts'
import type { Visitor } from '../client-address/visitor-of.ts'

/** Says where a visitor is, or null when it cannot say. */
export type CountrySource = (visitor: Visitor) => Promise<VisitorLocation | null>

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Intl knows these codes too, but they are no country one could be in. */
const noCountry = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

export function countryOf(code: string | undefined | null): VisitorLocation | null {
  if (!code || !/^[A-Za-z]{2}$/.test(code)) return null
  const upper = code.toUpperCase()
  const name = noCountry.has(upper) ? undefined : names.of(upper)
  return name ? { country_code: upper, country_name: name } : null
}
