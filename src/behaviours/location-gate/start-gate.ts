import { hasJustArrived } from '../arrival.ts'
import { decide, showGate } from './decide.ts'
import { keptLocation } from './kept-location.ts'
import { lookUpAndDecide } from './look-up-visitor.ts'

/** The look-up is under way before anything else is downloaded. */
export function startGate() {
  decideOrAsk()
  // What was kept may have become stale between the rendering ahead and the click.
  if (document.prerendering)
    document.addEventListener('prerenderingchange', decideOrAsk, { once: true })
  // An early decision found neither the page nor the message: only now they have been read.
  document.addEventListener('DOMContentLoaded', showGate)
}

function decideOrAsk() {
  // Whoever has just come has nothing kept, and the first look into the storage waits for the
  // browser's main process.
  const kept = hasJustArrived() ? undefined : keptLocation()
  if (kept) return decide(kept)
  showGate()
  // Nobody is looked up for a page that may never be seen.
  if (document.prerendering) return
  lookUpAndDecide()
}
