import type { ReactElement, ReactNode } from 'react'

/** The cards of a carousel (islands/carousel), rendered at build. One element a card, with a key. */
export function Slides({ cards }: { cards: readonly ReactElement[] }) {
  return cards.map((card, index) => (
    <Slide key={card.key} index={index} count={cards.length}>
      {card}
    </Slide>
  ))
}

type SlideProps = { index: number; count: number; children?: ReactNode }

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
