import { ButtonLink } from '~/components/button-link.tsx'
import { Stars } from '~/components/stars.tsx'
import { shortDate } from '~/lib/dates.ts'
import type { LocationsSection } from '../../../content/model/locations-section.ts'
import type { LocationReview } from '../../../content/model/review.ts'

export type SampleReview = LocationReview & { town: string }

type LocationReviewsProps = {
  content: LocationsSection
  reviews: readonly SampleReview[]
  searchUrl: string
  writeReviewTarget: string
}

/** Read like a conversation beside the list of practices. */
export function LocationReviews({
  content,
  reviews,
  searchUrl,
  writeReviewTarget,
}: LocationReviewsProps) {
  return (
    <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
      <h3 className="text-h3">{content.reviewsTitle}</h3>
      <ul className="mt-2 divide-y divide-ink/15">
        {reviews.map(({ author, rating, text, date, town }) => (
          <li key={author} className="py-5">
            <Stars rating={rating} />
            <blockquote className="mt-2">
              <p>“{text}”</p>
            </blockquote>
            <p className="mt-2 text-small">
              <span className="font-semibold">{author}</span>, {town},{' '}
              <time dateTime={date}>{shortDate(date)}</time>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink to={searchUrl} opensNewTab>
          {content.viewAllLabel}
        </ButtonLink>
        <ButtonLink to={writeReviewTarget} look="secondary">
          {content.leaveReviewLabel}
        </ButtonLink>
      </div>
    </div>
  )
}
