import { type CarouselLayout, cardsInView, carouselBreakpoints } from '~/lib/carousel-position.ts'
import { useMediaQuery } from '../use-media-query.ts'

/** Cards side by side on this screen; undefined until the script knows the screen. */
export function useCardsInView(layout: CarouselLayout): number | undefined {
  const two = useMediaQuery(`(min-width: ${carouselBreakpoints.two}px)`)
  const three = useMediaQuery(`(min-width: ${carouselBreakpoints.three}px)`)
  if (two === undefined || three === undefined) return undefined
  if (three) return cardsInView(layout, carouselBreakpoints.three)
  return cardsInView(layout, two ? carouselBreakpoints.two : 0)
}
