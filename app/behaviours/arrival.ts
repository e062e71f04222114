/** Not loaded again, not come back to. */
export function isNewlyLoaded() {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

/** Whether this tab was on no page of ours just before; where the browser does not tell, false. */
export const hasJustArrived = () => isNewlyLoaded() && window.navigation?.entries().length === 1
