/** SPEC §4 */
const margin = 50
/** SPEC §4 */
const threshold = 0.1

/**
 * Hides what lies below the screen until it is scrolled to. What can be seen already is left alone,
 * and so is everything where the observer is missing, silent, or not wanted; paper shows all
 * (styles/motion.css).
 */
export function revealOnScroll(blocks: Iterable<HTMLElement>) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (!('IntersectionObserver' in window)) return

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) update(entry)
    },
    { rootMargin: `${margin}px`, threshold: [0, threshold] },
  )
  function update(entry: IntersectionObserverEntry) {
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

  const watched = [...blocks]
  for (const block of watched) observer.observe(block)

  // A browser that takes a picture of the whole page makes the window one pixel high, or tells of a change of size
  // where there is none. The bars of a phone, which come and go, change the height by less and for longer.
  let height = innerHeight
  addEventListener('resize', () => {
    if (innerHeight === 1 || innerHeight === height) showAll()
    height = innerHeight
  })
  /** At once: what is revealed would still be fading in. */
  function showAll() {
    observer.disconnect()
    for (const { dataset } of watched) delete dataset.reveal
  }
}

const isBelowScreen = ({ boundingClientRect }: IntersectionObserverEntry) =>
  boundingClientRect.top >= innerHeight

/** Scrolled past counts too; so does an element so tall that a tenth of it never fits the screen. */
const isReached = (entry: IntersectionObserverEntry) =>
  entry.intersectionRatio >= threshold ||
  entry.boundingClientRect.bottom < 0 ||
  entry.intersectionRect.height > innerHeight / 2
