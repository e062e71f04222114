import type { GateState } from './decide.ts'

/** `checking` also where nothing has been decided at all: the inlined script did not run. */
export const gateState = () =>
  (document.documentElement.dataset.gate as GateState | undefined) ?? 'checking'

/** Tells what is decided now, and every later change. @returns stops it */
export function watchGate(onState: (state: GateState) => void): () => void {
  const tell = () => onState(gateState())
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributeFilter: ['data-gate'] })
  tell()
  return () => observer.disconnect()
}

/** Runs once, now or when the visitor is let in. */
export function whenLetIn(run: () => void) {
  if (gateState() === 'allowed') return run()
  const stop = watchGate((state) => {
    if (state !== 'allowed') return
    stop()
    run()
  })
}
