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
