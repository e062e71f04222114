import { parseVisitorLocation, type VisitorLocation } from '../../../shared/visitor-location.ts'

/** How long a visitor is kept waiting for an answer. */
export const limitMs = 4000

const url = import.meta.env.VITE_LOCATION_LOOKUP_URL || '/api/visitor-location'

/** Rejects when there is no answer in time, or none that names a country. */
export async function lookUpVisitor(): Promise<VisitorLocation> {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), limitMs)
  const answer = await fetch(url, { signal: limit.signal })
  const location = answer.ok && parseVisitorLocation(await answer.json())
  if (!location) throw Error(`status ${answer.status}`)
  return location
}
