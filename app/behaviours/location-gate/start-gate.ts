import { hasJustArrived } from '../arrival.ts'
import { decide, letIn, showGate } from './decide.ts'
import { keepLocation, keptLocation } from './kept-location.ts'
import { lookUpVisitor } from './look-up-visitor.ts'

/** The look-up is under way before anything else is downloaded. */
export function startGate() {
  // Whoever has just come has nothing kept, and the first look into the storage waits for the
  // browser's main process.
  const kept = hasJustArrived() ? undefined : keptLocation()
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
