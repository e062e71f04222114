/** Not loaded again, not come back to. */
export function isNewlyLoaded() {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

/**
 * Whether this tab was on no page of ours just before; where the browser does not tell, false. A page
 * that is rendered ahead has no history of its tab yet.
 */
export const hasJustArrived = () =>
  isNewlyLoaded() && !document.prerendering && window.navigation?.entries().length === 1

/** Each time the visitor comes back: to this tab, or to this page out of the back/forward cache. */
export function onReturn(run: () => void) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') run()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run()
  })
}
