import { decide, letIn, showGate } from './decide.ts'
import { keepLocation, keptLocation } from './kept-location.ts'
import { lookUpVisitor } from './look-up-visitor.ts'

/** The look-up is under way before anything else is downloaded. */
export function startGate() {
  const kept = keptLocation()
  if (kept) decide(kept)
  else {
    showGate()
    lookUpVisitor().then((location) => {
      keepLocation(location)
      decide(location)
    }, letIn)
  }
  // An early decision found neither the page nor the message: only now they have been read.
  document.addEventListener('DOMContentLoaded', showGate)
}
