import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { useCarousel } from '~/behaviours/carousel/use-carousel.ts'

const look =
  'grid size-12 place-items-center rounded-pill border-2 border-line bg-white text-ink transition-colors duration-200 hover:border-brand hover:text-brand'

type CarouselControlsProps = {
  rowId: string
  canRotate: boolean
  carousel: Pick<
    ReturnType<typeof useCarousel>,
    'canMove' | 'dots' | 'isStopped' | 'toggle' | 'previous' | 'next'
  >
}

/** Stop or start comes first in the tab order, and says what it will do next. */
export function CarouselControls({ rowId, canRotate, carousel }: CarouselControlsProps) {
  // Before the script knows the screen (no dots yet) the buttons keep their place.
  if (!carousel.canMove && carousel.dots.length > 0) return null
  return (
    <div className="carousel-controls" data-print="hide">
      {canRotate && (
        <button
          type="button"
          onClick={carousel.toggle}
          aria-controls={rowId}
          aria-label={
            carousel.isStopped ? 'Start automatic slide show' : 'Stop automatic slide show'
          }
          className={look}
        >
          {carousel.isStopped ? (
            <Play className="size-5 fill-current" aria-hidden="true" />
          ) : (
            <Pause className="size-5 fill-current" aria-hidden="true" />
          )}
        </button>
      )}
      <button
        type="button"
        onClick={carousel.previous}
        aria-controls={rowId}
        aria-label="Previous slide"
        className={look}
      >
        <ChevronLeft className="size-6" aria-hidden="true" />
      </button>
      <button
        type="button"
        onClick={carousel.next}
        aria-controls={rowId}
        aria-label="Next slide"
        className={look}
      >
        <ChevronRight className="size-6" aria-hidden="true" />
      </button>
    </div>
  )
}
