import {
  emptyIfUnknown,
  parseVisitorLocation,
  type VisitorLocation,
} from '../../../shared/visitor-location.ts'
import { decide, letIn, permittedCountry } from './decide.ts'
import { keepLocation } from './kept-location.ts'

/** How long a visitor is kept waiting for an answer. */
const limitMs = 4000
const unanswered = `no answer in ${limitMs} ms`

const url = import.meta.env.VITE_LOCATION_LOOKUP_URL || '/api/visitor-location'

export function lookUpAndDecide() {
  lookUpVisitor().then((location) => {
    keepLocation(location)
    decide(location)
  }, letInWithout)
}

/** Who has waited in vain does not wait again on the next page. */
function letInWithout(reason: unknown) {
  if (reason === unanswered) keepLocation({ country_code: permittedCountry, country_name: '' })
  letIn(reason)
}

/** Rejects when there is no answer in time, or none that names a country. */
async function lookUpVisitor(): Promise<VisitorLocation> {
  const limit = new AbortController()
  setTimeout(() => limit.abort(unanswered), limitMs)
  const answer = await fetch(url, { headers: { accept: emptyIfUnknown }, signal: limit.signal })
  const location = answer.status === 200 && parseVisitorLocation(await answer.json())
  if (!location) throw Error(`status ${answer.status}`)
  return location
}
