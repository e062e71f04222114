import { hasJustArrived } from '../arrival.ts'
import { cachedLocation } from './cached-location.ts'
import { decide, showGate } from './decide.ts'
import { lookUpAndDecide } from './look-up-visitor.ts'

/** The look-up is under way before anything else is downloaded. */
export function startGate() {
  decideOrLookUp()
  // The cached answer may have become stale between the rendering ahead and the click.
  if (document.prerendering)
    document.addEventListener('prerenderingchange', decideOrLookUp, { once: true })
  // An early decision found neither the page nor the message: only now they have been read.
  document.addEventListener('DOMContentLoaded', showGate)
}

function decideOrLookUp() {
  // Whoever has just come has nothing cached, and the first read of the storage waits for the
  // browser's main process.
  const cached = hasJustArrived() ? undefined : cachedLocation()
  if (cached) return decide(cached)
  showGate()
  // Nobody is looked up for a page that may never be seen.
  if (document.prerendering) return
  lookUpAndDecide()
}
