import type { ReactElement, ReactNode } from 'react'
import { useId } from 'react'
import { useCarousel } from '~/behaviours/carousel/use-carousel.ts'
import type { CarouselLayout } from '~/lib/carousel-position.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { CarouselDots } from './carousel-dots.tsx'

type CarouselProps = {
  /** Id of the heading that names it. */
  labelledBy: string
  layout: CarouselLayout
  /** Milliseconds between automatic steps; none: it moves by hand only. */
  interval?: number
  /** On phones the next card looks in at the edge. */
  hasPeek?: boolean
  /** Stands above the row, with the buttons at the far end of its line. */
  head: ReactNode
  /** One element a card, with a key. */
  cards: readonly ReactElement[]
}

/**
 * The one carousel of the house, after the W3C pattern. Served, it is a row that scrolls, with
 * every card in it; the script adds the window, the buttons' work and the clock.
 */
export function Carousel({ labelledBy, layout, interval, hasPeek, head, cards }: CarouselProps) {
  const count = cards.length
  const rowId = useId()
  const carousel = useCarousel({ count, layout, interval })
  if (count === 0) return null
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
      <CarouselControls rowId={rowId} canRotate={interval !== undefined} carousel={carousel} />
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
        {cards.map((card, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            key={card.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            inert={!carousel.isShown(index)}
            className="carousel-slide"
          >
            {card}
          </div>
        ))}
      </div>
      <CarouselDots rowId={rowId} count={count} carousel={carousel} />
    </div>
  )
}
