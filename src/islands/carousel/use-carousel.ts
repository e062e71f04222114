import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import {
  type CarouselLayout,
  cardsInView,
  carouselBreakpoints,
  currentDot,
  firstInView,
  isInView,
  rulesOf,
} from '~/lib/carousel-position.ts'
import { slidesOf } from './row-geometry.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useMouseDrag } from './use-mouse-drag.ts'
import { useRotation } from './use-rotation.ts'
import { useRow } from './use-row.ts'

type CarouselOptions = {
  count: number
  layout: CarouselLayout
  /** Milliseconds between automatic steps; none: it moves by hand only. */
  interval: number | undefined
}

/** Joins the position rules, the row, the visitor's input and the timer. */
export function useCarousel({ count, layout, interval }: CarouselOptions) {
  const carousel = useRef<HTMLDivElement>(null)
  const inView = useCardsInView(layout)
  const rules = rulesOf(layout)
  const view = { count, inView: inView ?? 1 }
  const [chosen, setChosen] = useState(0)
  // A wider screen has fewer positions in a row; the trio's last dot may point beyond the view.
  const position = layout === 'trio' ? chosen : firstInView(chosen, view)
  // Where their number depends on the screen, they wait until it is known.
  const dots = inView || layout !== 'byWidth' ? rules.dots(view) : []
  const canMove = dots.length > 1

  const { row, slideTo, stop, readPosition, isHeld } = useRow(
    firstInView(position, view),
    setChosen,
  )
  const goTo = useCallback(
    (target: number) => {
      setChosen(target)
      slideTo(target)
    },
    [slideTo],
  )
  const next = () => goTo(rules.next(position, view))
  const previous = () => goTo(rules.previous(position, view))

  const rotation = useRotation(carousel)
  const isRotating = rotation.isRotating && interval !== undefined && canMove
  const following = rules.next(position, view)
  useEffect(() => {
    if (!isRotating) return
    const timer = setTimeout(() => goTo(following), interval)
    return () => clearTimeout(timer)
  }, [isRotating, interval, following, goTo])

  // Nothing is out of reach before the script knows the screen.
  useEffect(() => {
    if (!row.current || !inView) return
    for (const [card, slide] of slidesOf(row.current).entries())
      slide.inert = !isInView(card, position, { count, inView })
  }, [row, position, count, inView])

  const drag = useMouseDrag({ row, isHeld, stop, onDropped: goTo })
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as Element).matches('input') || !canMove) return
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    // Alt and an arrow is the browser's own way back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.key === 'ArrowRight') next()
    else previous()
  }

  return {
    dots,
    dot: currentDot(position, dots),
    isRotating,
    isStopped: rotation.isStopped,
    toggle: rotation.toggle,
    next,
    previous,
    goTo,
    carouselProps: { ref: carousel, onKeyDown, ...rotation.handlers },
    rowProps: { ref: row, onScroll: readPosition, onTouchStart: stop, onWheel: stop, ...drag },
  }
}

/** Cards side by side on this screen; undefined until the script knows the screen. */
function useCardsInView(layout: CarouselLayout): number | undefined {
  const two = useMediaQuery(`(min-width: ${carouselBreakpoints.two}px)`)
  const three = useMediaQuery(`(min-width: ${carouselBreakpoints.three}px)`)
  if (two === undefined || three === undefined) return undefined
  if (three) return cardsInView(layout, carouselBreakpoints.three)
  return cardsInView(layout, two ? carouselBreakpoints.two : 0)
}
