import type { ReactNode } from 'react'
import { ButtonLink } from '~/components/button-link.tsx'
import { Section } from '~/components/section.tsx'
import { Slides } from '~/components/slides.tsx'
import { Stars } from '~/components/stars.tsx'
import type { Ratings } from '../../../content/model/ratings.ts'
import type {
  CarouselReview,
  ReviewsSection as ReviewsSectionContent,
} from '../../../content/model/review.ts'

type ReviewsSectionProps = {
  content: ReviewsSectionContent
  rating: Ratings['google']
  searchUrl: string
  children: ReactNode
}

export function ReviewsSection({ content, rating, searchUrl, children }: ReviewsSectionProps) {
  return (
    <Section id="reviews" labelledBy="reviews-title" ground="peach">
      {children}
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-12 gap-y-5 md:mt-10">
        <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
          <Stars rating={rating.rating} />
          <span className="font-display text-h3">{rating.line}</span>
        </p>
        <p>
          <span className="font-display text-h3">{rating.fiveStarReviews}</span>{' '}
          {rating.fiveStarLabel}
        </p>
        <ButtonLink to={searchUrl} opensNewTab look="secondary">
          {content.searchLabel}
        </ButtonLink>
      </div>
    </Section>
  )
}

export function ReviewCards({ reviews }: { reviews: readonly CarouselReview[] }) {
  return (
    <Slides cards={reviews.map((review) => <ReviewCard key={review.name} review={review} />)} />
  )
}

/** The words of the patient, large; who said them, small. */
function ReviewCard({ review }: { review: CarouselReview }) {
  return (
    <figure className="flex flex-col rounded-card bg-white p-6 shadow-card lg:p-9">
      <svg viewBox="0 0 48 34" className="h-9 w-auto self-start fill-coral" aria-hidden="true">
        <path d="M0 34V20.4C0 9.6 6.4 2.4 18.4 0l2 4.6C13.6 6.6 10.2 10 9.8 15H20v19H0Zm27.6 0V20.4C27.6 9.6 34 2.4 46 0l2 4.6C41.2 6.6 37.8 10 37.4 15h10.2v19h-20Z" />
      </svg>
      <blockquote className="mt-5 mb-7 font-display text-[1.25rem] leading-[1.4] lg:text-[1.4375rem]">
        <p>{review.review}</p>
      </blockquote>
      <figcaption className="mt-auto border-line border-t pt-5">
        <Stars rating={review.rating} />
        <p className="mt-2 font-semibold">{review.name}</p>
        <p className="text-ink-soft text-small">{review.treatment}</p>
      </figcaption>
    </figure>
  )
}
