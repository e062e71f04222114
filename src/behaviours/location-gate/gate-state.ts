import type { GateState } from './decide.ts'

/** `checking` also where nothing has been decided at all: the inlined script did not run. */
export const gateState = () =>
  (document.documentElement.dataset.gate as GateState | undefined) ?? 'checking'

/** Calls back with the current state and every later one. @returns unsubscribes */
export function watchGate(onState: (state: GateState) => void): () => void {
  const notify = () => onState(gateState())
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-gate'] })
  notify()
  return () => observer.disconnect()
}

/** Runs once, as soon as the visitor is allowed. */
export function whenAllowed(run: () => void) {
  if (gateState() === 'allowed') return run()
  const stop = watchGate((state) => {
    if (state !== 'allowed') return
    stop()
    run()
  })
}
