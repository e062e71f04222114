/** SPEC §4 */
const margin = 50
/** SPEC §4 */
const threshold = 0.1

/** An observer reports once as soon as it is set up. One that has not by then never will. */
const patience = 1000

/**
 * Hides what lies below the screen until it is scrolled to. What can be seen already is left
 * alone, and everything is shown at once where the observer is missing, silent, or not wanted.
 * @returns how to stop, with the element shown
 */
export function revealOnScroll(element: HTMLElement): () => void {
  const isBelowScreen = element.getBoundingClientRect().top >= innerHeight
  if (!isBelowScreen || !mayMove() || !('IntersectionObserver' in window)) return () => {}

  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(silence)
      if (entry && isReached(entry)) show()
    },
    { rootMargin: `${margin}px`, threshold: [0, threshold] },
  )
  const silence = setTimeout(show, patience)
  function show() {
    stop()
    element.dataset.reveal = 'shown'
  }
  function stop() {
    clearTimeout(silence)
    observer.disconnect()
    element.removeEventListener('focusin', show)
    removeEventListener('beforeprint', show)
  }

  element.dataset.reveal = 'waiting'
  observer.observe(element)
  element.addEventListener('focusin', show)
  addEventListener('beforeprint', show)
  return () => {
    stop()
    delete element.dataset.reveal
  }
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolled past counts too; so does an element so tall that a tenth of it never fits the screen. */
function isReached({ intersectionRatio, intersectionRect, boundingClientRect }: Entry) {
  return (
    intersectionRatio >= threshold ||
    boundingClientRect.bottom < 0 ||
    intersectionRect.height > innerHeight / 2
  )
}

type Entry = Pick<
  IntersectionObserverEntry,
  'intersectionRatio' | 'intersectionRect' | 'boundingClientRect'
>
