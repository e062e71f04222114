/** The slides of a row, which Astro wraps in an element of its own. */
export const slidesOf = (row: HTMLElement) => [
  ...row.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]'),
]

/** How far the row is scrolled when each card stands first; the last ones rest at its end. */
export function cardOffsets(row: HTMLElement) {
  const cards = slidesOf(row)
  const start = cards[0]?.offsetLeft ?? 0
  const end = row.scrollWidth - row.clientWidth
  return cards.map((card) => Math.min(card.offsetLeft - start, end))
}

/** Browsers round widths and offsets each for themselves: two places this close are the same. */
const rounding = 2

/** The first card that stands at an offset; the last ones share the row's end. */
export const cardAt = (offsets: readonly number[], left: number) =>
  offsets.findIndex((offset) => Math.abs(offset - left) <= rounding)

/** The card that stands first, or nearest to it. */
export function nearestCard(row: HTMLElement) {
  const offsets = cardOffsets(row)
  const distance = (offset: number) => Math.abs(offset - row.scrollLeft)
  const nearest = offsets.reduce((a, b) => (distance(b) < distance(a) ? b : a), offsets[0] ?? 0)
  return Math.max(0, cardAt(offsets, nearest))
}
