import type { ReactNode } from 'react'

type SlideProps = { index: number; count: number; children?: ReactNode }

/** A card of a carousel (islands/carousel), rendered at build. */
export function Slide({ index, count, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; the W3C pattern asks for a group
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      className="carousel-slide"
    >
      {children}
    </div>
  )
}
