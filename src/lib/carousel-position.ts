/**
 * Where a carousel stands and where it goes next (SPEC §4). A position is the number of the card
 * that stands first, from 0. No browser in here: every rule is a function of plain numbers.
 */

/** SPEC §9 */
export const autoAdvance = { services: 5000, team: 4000, transformations: 4000, reviews: 5000 }

/** SPEC §9 */
export const slideDuration = 500

/** SPEC §9: widths from which two and three cards stand side by side. */
export const carouselBreakpoints = { two: 768, three: 1024 }

/** SPEC §9: team and reviews move in windows of three, at every width. */
const trio = 3

export type View = {
  /** Cards in the whole row. */
  count: number
  /** Cards that can be read at the same time. */
  inView: number
}

export type CarouselRules = {
  /** Also what auto-advance does. */
  next: (position: number, view: View) => number
  previous: (position: number, view: View) => number
  /** The position that each dot jumps to. */
  dots: (view: View) => number[]
}

/** The last position that still fills the view. */
const lastFullView = ({ count, inView }: View) => Math.max(0, count - inView)

/** The first card that is seen: the view rests against the last card and never shows a hole. */
export const firstInView = (position: number, view: View) =>
  Math.min(Math.max(0, position), lastFullView(view))

export const isInView = (card: number, position: number, view: View) => {
  const first = firstInView(position, view)
  return card >= first && card < first + view.inView
}

/** Services, About and, one at a time, transformations: both ends wrap, one dot a position. */
export const rowRules: CarouselRules = {
  next: (position, view) => (position >= lastFullView(view) ? 0 : position + 1),
  previous: (position, view) =>
    position <= 0 ? lastFullView(view) : firstInView(position, view) - 1,
  dots: (view) => (view.count === 0 ? [] : range(lastFullView(view) + 1)),
}

/** Team and reviews: back to the start once the last three have been reached, one dot a trio. */
export const trioRules: CarouselRules = {
  next: (position, { count }) => (position + trio >= count ? 0 : position + 1),
  // A dot may have set a position beyond the view's rest: a step back is a step of the cards.
  previous: (position, view) =>
    position <= 0 ? Math.max(0, view.count - trio) : Math.max(0, firstInView(position, view) - 1),
  dots: ({ count }) => range(Math.ceil(count / trio)).map((dot) => dot * trio),
}

/** The dot that stands for a position: the last one at or before it. */
export const currentDot = (position: number, dots: readonly number[]) =>
  dots.findLastIndex((dot) => dot <= position)

export type CarouselLayout = 'byWidth' | 'trio' | 'single'

/** How many cards can be read at once on a screen of this width. */
export function cardsInView(layout: CarouselLayout, width: number) {
  if (layout === 'single' || width < carouselBreakpoints.two) return 1
  if (layout === 'trio') return trio
  return width < carouselBreakpoints.three ? 2 : 3
}

export const rulesOf = (layout: CarouselLayout) => (layout === 'trio' ? trioRules : rowRules)

const range = (length: number) => Array.from({ length }, (_, index) => index)
