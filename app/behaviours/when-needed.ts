/** How far below the screen a section starts to load. */
const nearTheScreen = '400px'

/** A hand or the focus that arrives in a section wakes it. */
const wakingEvents = ['focusin', 'pointerover'] as const

let isFirstPage = true
const waiting = new Map<string, () => void>()

/** After the first page everything is rendered by script: nothing is served any more. */
export function endOfFirstPage() {
  isFirstPage = false
}

/** The served markup of a late section. Not found by its id: other pages have a #booking too. */
export const servedPart = (sectionId: string) =>
  document.querySelector<HTMLElement>(`[data-late="${sectionId}"]`)

/** Whether the section is in the page already, as HTML. Always so while a page is made into a file. */
export const isServed = (sectionId: string) =>
  typeof document === 'undefined' || (isFirstPage && servedPart(sectionId) !== null)

/** Ends the wait of one section. */
export const wake = (sectionId: string) => waiting.get(sectionId)?.()

export function wakeAll() {
  for (const done of waiting.values()) done()
}

/** Resolves at once where nothing is served beforehand, otherwise when the section comes near. */
export function whenNeeded(sectionId: string): Promise<void> {
  // In development nothing waits: an edit far below the screen is seen as well.
  if (import.meta.env.MODE === 'development') return Promise.resolve()
  const part = isServed(sectionId) && typeof document !== 'undefined' && servedPart(sectionId)
  if (!part || part.childElementCount === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && done(),
      { rootMargin: nearTheScreen },
    )
    const done = () => {
      observer.disconnect()
      for (const event of wakingEvents) part.removeEventListener(event, done)
      waiting.delete(sectionId)
      resolve()
    }
    for (const element of part.children) observer.observe(element)
    for (const event of wakingEvents) part.addEventListener(event, done)
    waiting.set(sectionId, done)
  })
}
