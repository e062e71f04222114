import {
  emptyIfUnknown,
  parseVisitorLocation,
  type VisitorLocation,
} from '../../../shared/visitor-location.ts'
import { decide, letIn } from './decide.ts'
import { keepLocation } from './kept-location.ts'

/** How long a visitor is kept waiting for an answer. */
const limitMs = 4000

const url = import.meta.env.VITE_LOCATION_LOOKUP_URL || '/api/visitor-location'

export function lookUpAndDecide() {
  lookUpVisitor().then((location) => {
    keepLocation(location)
    decide(location)
  }, letIn)
}

/** Rejects when there is no answer in time, or none that names a country. */
async function lookUpVisitor(): Promise<VisitorLocation> {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), limitMs)
  const answer = await fetch(url, { headers: { accept: emptyIfUnknown }, signal: limit.signal })
  const location = answer.status === 200 && parseVisitorLocation(await answer.json())
  if (!location) throw Error(`status ${answer.status}`)
  return location
}
