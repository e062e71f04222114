import type { useCarousel } from '~/behaviours/carousel/use-carousel.ts'

type CarouselDotsProps = {
  rowId: string
  count: number
  carousel: Pick<ReturnType<typeof useCarousel>, 'dots' | 'dot' | 'goTo' | 'canMove'>
}

/** How many there are depends on the screen: the place is kept, the script fills it. */
export function CarouselDots({ rowId, count, carousel }: CarouselDotsProps) {
  const { dots, dot, goTo, canMove } = carousel
  if (!canMove && dots.length > 0) return null
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
