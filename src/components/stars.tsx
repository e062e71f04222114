import { classNames } from '~/lib/class-names.ts'

const places = [0, 1, 2, 3, 4]
/** Of stars 24 wide, with a gap of a tenth. */
const step = 26.4
/** Within its 24 a star begins and ends here. */
const edge = { left: 2.6, right: 21.4 }
const outline = 'l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z'
const drawn = (of: readonly number[]) =>
  of.map((place) => `M${12 + step * place} 2.6${outline}`).join('')

/**
 * How far the colour reaches: 4.7 fills seven tenths of the last star, by its area. Its points hold so
 * little of it that seven tenths of the width would look like all.
 */
const filledWidth = (rating: number) => {
  const part = rating % 1
  const share = part && 0.18 + 0.64 * part
  return step * Math.floor(rating) + edge.left + (edge.right - edge.left) * share
}

/** Five stars, filled up to the rating; read out as a sentence. One drawing: a page has many. */
export function Stars({ rating, size = 'h-5 w-27' }: { rating: number; size?: string }) {
  const begun = places.filter((place) => place < rating)
  const unfinished = places.filter((place) => place + 1 > rating)
  return (
    <svg
      role="img"
      aria-label={`${rating} out of 5 stars`}
      viewBox="0 0 129.6 24"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={classNames('inline-block min-w-0 max-w-full stroke-sun-line', size)}
    >
      {unfinished.length > 0 && (
        <path d={drawn(unfinished)} className="fill-white stroke-sun-line/45" />
      )}
      {/* Cut at its edge, as an inner drawing is. */}
      <svg
        width={unfinished.length > 0 ? filledWidth(rating).toFixed(1) : '100%'}
        height="24"
        aria-hidden="true"
      >
        <path d={drawn(begun)} className="fill-sun" />
      </svg>
    </svg>
  )
}
