import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { CarouselLayout } from '~/lib/carousel-position.ts'
import { useIslandReady } from '../timing.ts'
import { useCarousel } from './use-carousel.ts'

type CarouselProps = {
  /** Id of the heading that names it. */
  labelledBy: string
  layout: CarouselLayout
  count: number
  /** Milliseconds between automatic steps; none: it moves by hand only. */
  interval?: number
  /** On phones the next card looks in at the edge. */
  hasPeek?: boolean
  /** Stands above the row, with the buttons at the far end of its line. */
  head?: ReactNode
  /** The slides (components/slide.tsx). */
  children?: ReactNode
}

type CarouselParts = ReturnType<typeof useCarousel>

/**
 * The one carousel, after the W3C pattern. Served, it is a row that scrolls, with every card in it;
 * the script adds the positions, the buttons and the timer.
 */
export function Carousel(props: CarouselProps) {
  const { labelledBy, layout, count, interval, hasPeek, head, children } = props
  const rowId = useId()
  const carousel = useCarousel({ count, layout, interval })
  useIslandReady(carousel.carouselProps.ref)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; the W3C pattern asks for a group
    <div
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      className="carousel"
      {...carousel.carouselProps}
    >
      <div className="carousel-head">{head}</div>
      <Controls rowId={rowId} canRotate={interval !== undefined} carousel={carousel} />
      {/* biome-ignore lint/a11y/useSemanticElements: as above; it scrolls, so keys must reach it */}
      <div
        role="group"
        aria-label="Slides"
        aria-live={carousel.isRotating ? 'off' : 'polite'}
        id={rowId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must scroll by keyboard
        tabIndex={0}
        className="carousel-row"
        data-layout={layout}
        data-peek={hasPeek}
        {...carousel.rowProps}
      >
        {children}
      </div>
      <Dots rowId={rowId} count={count} carousel={carousel} />
    </div>
  )
}

const controlLook =
  'grid size-12 place-items-center rounded-pill border-2 border-line bg-white text-ink transition-colors duration-200 hover:border-brand hover:text-brand'

type ControlsProps = { rowId: string; canRotate: boolean; carousel: CarouselParts }

/** Stop or start comes first in the tab order, and says what it will do next. */
function Controls({ rowId, canRotate, carousel }: ControlsProps) {
  // Before the script knows the screen (no dots yet) the buttons keep their place.
  if (carousel.dots.length === 1) return null
  const control = { type: 'button', 'aria-controls': rowId, className: controlLook } as const
  return (
    <div className="carousel-controls" data-print="hide">
      {canRotate && (
        <button
          {...control}
          onClick={carousel.toggle}
          aria-label={
            carousel.isStopped ? 'Start automatic slide show' : 'Stop automatic slide show'
          }
        >
          {carousel.isStopped ? (
            <Play className="size-5 fill-current" />
          ) : (
            <Pause className="size-5 fill-current" />
          )}
        </button>
      )}
      <button {...control} onClick={carousel.previous} aria-label="Previous slide">
        <ChevronLeft className="size-6" />
      </button>
      <button {...control} onClick={carousel.next} aria-label="Next slide">
        <ChevronRight className="size-6" />
      </button>
    </div>
  )
}

type DotsProps = { rowId: string; count: number; carousel: CarouselParts }

/** Where it depends on the screen how many there are, the place is kept and the script fills it. */
function Dots({ rowId, count, carousel }: DotsProps) {
  const { dots, dot, goTo } = carousel
  if (dots.length === 1) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label="Choose a slide" className="carousel-dots" data-print="hide">
      {dots.map((position, index) => (
        <button
          key={position}
          type="button"
          onClick={() => goTo(position)}
          aria-controls={rowId}
          aria-label={`Show ${position + 1} of ${count}`}
          {...(index === dot && { 'aria-current': 'true' })}
          className="carousel-dot"
        />
      ))}
    </div>
  )
}
