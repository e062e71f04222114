import { gateState } from './gate-state.ts'
import { freshMs, keptLocation } from './kept-location.ts'

/** When the country was last asked for; also right where storage is switched off. */
let askedAt: number | undefined

/**
 * Takes over from the inlined script: the country is asked for again on the first occasion after
 * the answer has become stale (a return to the tab, a page out of the browser's back/forward
 * cache, a navigation). @returns stops it
 */
export function watchLocation(): () => void {
  const onPageShow = (event: PageTransitionEvent) => event.persisted && recheckIfStale()
  const onVisible = () => document.visibilityState === 'visible' && recheckIfStale()
  recheckIfStale()
  addEventListener('pageshow', onPageShow)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('pageshow', onPageShow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** The data-fetching client is downloaded when there is something to ask, not before. */
export function recheckIfStale() {
  askedAt ??= keptLocation()?.at ?? Date.now()
  const isStale = Date.now() - askedAt >= freshMs
  if (!isStale || gateState() === 'checking') return
  askedAt = Date.now()
  import('./recheck-location.ts')
    .then(({ recheckLocation }) => recheckLocation())
    // Offline: what was decided stays, and the next occasion tries again.
    .catch(() => {
      askedAt = 0
    })
}
