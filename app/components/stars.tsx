import { classNames } from '~/lib/class-names.ts'

const starPath = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

/** Five stars, filled up to the rating; read out as a sentence. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={classNames('inline-flex gap-0.5', className)}
    >
      {[1, 2, 3, 4, 5].map((position) => (
        <svg key={position} viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path
            d={starPath}
            className={classNames(
              'stroke-sun-line',
              rating >= position - 0.3 ? 'fill-sun' : 'fill-white',
            )}
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </span>
  )
}
