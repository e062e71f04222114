import { onReturn } from '../arrival.ts'
import { cachedLocation, freshMs } from './cached-location.ts'
import { decide } from './decide.ts'
import { gateState } from './gate-state.ts'
import { lookUpAndDecide } from './look-up-visitor.ts'

/** When the country was last looked up; also right where storage is switched off. */
let lookedUpAt: number | undefined

/**
 * Takes over from the inlined script: the country is looked up again on the first occasion after
 * the answer has become stale (a return to the tab, or to a page out of the browser's back/forward
 * cache). What is shown stays until then: a visitor who was let in does not see the message again.
 */
export function watchLocation() {
  recheckIfStale()
  onReturn(recheckIfStale)
}

function recheckIfStale() {
  lookedUpAt ??= cachedLocation()?.at ?? Date.now()
  const isStale = Date.now() - lookedUpAt >= freshMs
  if (!isStale || gateState() === 'checking') return
  lookedUpAt = Date.now()
  const cached = cachedLocation()
  if (cached) return decide(cached)
  lookUpAndDecide()
}
