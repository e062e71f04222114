import { useCallback, useEffect, useRef } from 'react'
import { slideDuration } from '~/lib/carousel-position.ts'
import { cardAt, cardOffsets, nearestCard } from './row-geometry.ts'
import { slideRow, snapRow } from './slide-row.ts'

/**
 * The scrolling row behind a carousel. It is an ordinary scroller, so swiping, trackpads and
 * pages without script work by themselves; this adds timed slides and tells where it stands.
 */
export function useRow(firstCard: number, onSwiped: (card: number) => void) {
  const row = useRef<HTMLDivElement>(null)
  const cancelSlide = useRef<(() => void) | null>(null)
  /** True while a mouse drags the row. */
  const isHeld = useRef(false)
  const shown = useRef(firstCard)
  /** Of the row when it was last put in its place. */
  const width = useRef(0)

  const stop = useCallback(() => {
    if (!cancelSlide.current || !row.current) return
    cancelSlide.current()
    cancelSlide.current = null
    snapRow(row.current)
  }, [])

  /** The same card first, without a slide. */
  const putInPlace = useCallback(() => {
    if (!row.current) return
    stop()
    width.current = row.current.clientWidth
    row.current.scrollLeft = cardOffsets(row.current)[shown.current] ?? 0
  }, [stop])

  // Another screen shows another number of cards: the same position begins with another one.
  useEffect(() => {
    if (shown.current === firstCard) return
    shown.current = firstCard
    putInPlace()
  }, [firstCard, putInPlace])

  const slideTo = useCallback((card: number) => {
    if (!row.current) return
    const offsets = cardOffsets(row.current)
    const left = offsets[card] ?? 0
    // Known at once: the row may come to rest before React has rendered the new position.
    shown.current = cardAt(offsets, left)
    cancelSlide.current?.()
    keepFocus(row.current)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    cancelSlide.current = slideRow(row.current, left, isStill ? 0 : slideDuration, () => {
      cancelSlide.current = null
    })
  }, [])

  const readPosition = useCallback(() => {
    if (!row.current || cancelSlide.current || isHeld.current) return
    // A row that has just changed its size stands anywhere; that is nobody's swipe.
    if (width.current !== 0 && width.current !== row.current.clientWidth) return
    const card = nearestCard(row.current)
    if (card === shown.current) return
    shown.current = card
    onSwiped(card)
  }, [onSwiped])

  // A visitor may have swiped before the script came, or the browser come back to where the row was.
  useEffect(readPosition, [readPosition])
  useEffect(() => {
    if (!row.current) return
    const observer = new ResizeObserver(putInPlace)
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [putInPlace])
  return { row, slideTo, stop, readPosition, isHeld }
}

/** The card with the focus may be about to leave: the row takes the focus before it is lost. */
function keepFocus(row: HTMLElement) {
  if (row !== document.activeElement && row.contains(document.activeElement))
    row.focus({ preventScroll: true })
}
