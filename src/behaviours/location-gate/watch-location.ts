import { onReturn } from '../arrival.ts'
import { decide } from './decide.ts'
import { gateState } from './gate-state.ts'
import { freshMs, keptLocation } from './kept-location.ts'
import { lookUpAndDecide } from './look-up-visitor.ts'

/** When the country was last asked for; also right where storage is switched off. */
let askedAt: number | undefined

/**
 * Takes over from the inlined script: the country is asked for again on the first occasion after
 * the answer has become stale (a return to the tab, or to a page out of the browser's back/forward
 * cache). What is shown stays until then: a visitor who was let in does not see the message again.
 */
export function watchLocation() {
  recheckIfStale()
  onReturn(recheckIfStale)
}

function recheckIfStale() {
  askedAt ??= keptLocation()?.at ?? Date.now()
  const isStale = Date.now() - askedAt >= freshMs
  if (!isStale || gateState() === 'checking') return
  askedAt = Date.now()
  const kept = keptLocation()
  if (kept) return decide(kept)
  lookUpAndDecide()
}
