import { parseVisitorLocation, type VisitorLocation } from '../../../shared/visitor-location.ts'
import { permittedCountry } from './decide.ts'

/** SPEC §9: data is fresh for 5 minutes. */
export const freshMs = 5 * 60_000

const storageKey = 'visitor-location'

type CachedLocation = VisitorLocation & { at: number }

/** The answer of an earlier page of this tab, while it is fresh. */
export function cachedLocation(): CachedLocation | undefined {
  try {
    const cached: CachedLocation = JSON.parse(sessionStorage[storageKey])
    const age = Date.now() - cached.at
    if (age >= 0 && age < freshMs && parseVisitorLocation(cached)) return cached
  } catch {
    // Nothing cached, or storage is switched off.
  }
}

/** Not a refusal: whoever switches off what hid their country, and loads the page again, is asked again. */
export function cacheLocation(location: VisitorLocation) {
  if (location.country_code !== permittedCountry) return
  try {
    sessionStorage[storageKey] = JSON.stringify({ ...location, at: Date.now() })
  } catch {
    // Storage is switched off or full: the next page asks again.
  }
}
