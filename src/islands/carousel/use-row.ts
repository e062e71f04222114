import { type RefObject, useCallback, useEffect, useRef } from 'react'
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
  useEffect(() => {
    shown.current = firstCard
  }, [firstCard])

  const stop = useCallback(() => {
    if (!cancelSlide.current || !row.current) return
    cancelSlide.current()
    cancelSlide.current = null
    snapRow(row.current)
  }, [])

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
    const card = nearestCard(row.current)
    if (card === shown.current) return
    shown.current = card
    onSwiped(card)
  }, [onSwiped])

  // A visitor may have swiped before the script came, or the browser come back to where the row was.
  useEffect(readPosition, [readPosition])
  useRealign(row, shown, stop)
  return { row, slideTo, stop, readPosition, isHeld }
}

/** A row that changes its size keeps the same card first, without a slide. */
function useRealign(
  row: RefObject<HTMLElement | null>,
  shown: RefObject<number>,
  stop: () => void,
) {
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      stop()
      element.scrollLeft = cardOffsets(element)[shown.current] ?? 0
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [row, shown, stop])
}

/** The card with the focus may be about to leave: the row takes the focus before it is lost. */
function keepFocus(row: HTMLElement) {
  if (row !== document.activeElement && row.contains(document.activeElement))
    row.focus({ preventScroll: true })
}
