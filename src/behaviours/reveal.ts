/** SPEC §4 */
const margin = 50
/** SPEC §4 */
const threshold = 0.1

/**
 * Hides what lies below the screen until it is scrolled to. What can be seen already is left alone,
 * and so is everything where the observer is missing, silent, or not wanted; paper shows all
 * (styles/motion.css). Only the observer is asked where things lie: to measure them would lay out
 * sections that are far below.
 */
export function revealOnScroll(blocks: Iterable<HTMLElement>) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (!('IntersectionObserver' in window)) return

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) look(entry)
    },
    { rootMargin: `${margin}px`, threshold: [0, threshold] },
  )
  function look(entry: IntersectionObserverEntry) {
    const block = entry.target as HTMLElement
    if (block.dataset.reveal === 'waiting') {
      if (isReached(entry)) show(block)
    } else if (isBelowScreen(entry) && !isReached(entry)) hide(block)
    else observer.unobserve(block)
  }
  function hide(block: HTMLElement) {
    block.dataset.reveal = 'waiting'
    block.addEventListener('focusin', () => show(block), { once: true })
  }
  function show(block: HTMLElement) {
    observer.unobserve(block)
    block.dataset.reveal = 'shown'
  }

  for (const block of blocks) observer.observe(block)
}

/** What is not laid out yet has no size, and is far below. */
const isBelowScreen = ({ boundingClientRect: { top, width, height } }: IntersectionObserverEntry) =>
  top >= innerHeight || width + height === 0

/** Scrolled past counts too; so does an element so tall that a tenth of it never fits the screen. */
const isReached = (entry: IntersectionObserverEntry) =>
  entry.intersectionRatio >= threshold ||
  entry.boundingClientRect.bottom < 0 ||
  entry.intersectionRect.height > innerHeight / 2
