/** Sections that the browser has not laid out yet, because they are far below (styles/late.css). */
const notLaidOut = '[data-late] > :not([data-laid-out])'

/**
 * One section after the other, whenever nothing else is to be done: the first paint has not waited
 * for them, and whoever jumps to a section finds everything at its place.
 */
export function layOutLater() {
  if (!('requestIdleCallback' in window)) return layOutAll()
  const next = () => {
    const section = document.querySelector<HTMLElement>(notLaidOut)
    if (!section) return layOutAll()
    section.dataset.laidOut = ''
    requestIdleCallback(next)
  }
  const begin = () => requestIdleCallback(next)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** From now on nothing waits, on this page and on those that follow it without being loaded. */
export function layOutAll() {
  document.documentElement.dataset.laidOut = ''
}
