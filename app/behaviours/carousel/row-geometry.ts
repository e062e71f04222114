/** How far the row is scrolled when each card stands first; the last ones rest at its end. */
export function cardOffsets(row: HTMLElement) {
  const cards = [...row.children] as HTMLElement[]
  const start = cards[0]?.offsetLeft ?? 0
  const end = row.scrollWidth - row.clientWidth
  return cards.map((card) => Math.min(card.offsetLeft - start, end))
}

/** The card that stands first, or nearest to it. */
export function nearestCard(row: HTMLElement) {
  const distances = cardOffsets(row).map((offset) => Math.abs(offset - row.scrollLeft))
  // Offsets are fractions of a pixel: cards that rest at the same place count as the first of them.
  const nearest = Math.min(...distances)
  return Math.max(
    0,
    distances.findIndex((distance) => distance < nearest + 1),
  )
}
