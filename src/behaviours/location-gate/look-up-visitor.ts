import { LOCATION_LOOKUP_URL } from 'astro:env/client'
import {
  emptyIfUnknown,
  parseVisitorLocation,
  type VisitorLocation,
} from '../../../shared/visitor-location.ts'
import { cacheLocation } from './cached-location.ts'
import { decide, permittedCountry } from './decide.ts'

/** How long a visitor waits for an answer. */
const limitMs = 4000

const url = LOCATION_LOOKUP_URL || '/api/visitor-location'

export function lookUpAndDecide() {
  // Files alone, with nobody to ask.
  if (LOCATION_LOOKUP_URL === 'off') return decide()
  const limit = new AbortController()
  setTimeout(() => limit.abort(), limitMs)
  lookUpVisitor(limit.signal).then(
    (location) => {
      cacheLocation(location)
      decide(location)
    },
    (reason) => {
      // Who has waited in vain does not wait again on the next page.
      if (limit.signal.aborted) cacheLocation({ country_code: permittedCountry, country_name: '' })
      // SPEC §8
      console.warn('Geolocation check failed', reason)
      decide()
    },
  )
}

/** Rejects when there is no answer in time, or none that names a country. */
async function lookUpVisitor(signal: AbortSignal): Promise<VisitorLocation> {
  const answer = await fetch(url, { headers: { accept: emptyIfUnknown }, signal })
  const location = answer.status === 200 && parseVisitorLocation(await answer.json())
  if (!location) throw Error(`status ${answer.status}`)
  return location
}
