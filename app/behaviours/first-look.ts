/**
 * Sections far below are laid out when they come near (styles/first-look.css): the first paint does
 * not wait for them. Not on a page that is loaded again or come back to: the browser must find the
 * place where the reader was.
 */
export function lookFirst() {
  const [entry] = performance.getEntriesByType('navigation')
  if ((entry as PerformanceNavigationTiming | undefined)?.type === 'navigate')
    document.documentElement.dataset.firstLook = ''
}

/** From now on everything has its place: on this page, and on those that follow without a load. */
export function layOutAll() {
  delete document.documentElement.dataset.firstLook
}
