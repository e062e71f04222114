import { Stars } from '~/components/stars.tsx'
import type { CarouselReview } from '~/content/review.ts'

/** Columns on the ground itself, under a coral line: the cards come with the next section. */
export function ReviewCard({ review }: { review: CarouselReview }) {
  return (
    <figure className="flex flex-col border-coral border-t-4 pt-5 lg:pr-6">
      <Stars rating={review.rating} />
      <blockquote className="mt-3 mb-5">
        <p>{review.review}</p>
      </blockquote>
      <figcaption>
        <p className="font-semibold">{review.name}</p>
        <p className="text-ink-soft text-small">{review.treatment}</p>
      </figcaption>
    </figure>
  )
}
