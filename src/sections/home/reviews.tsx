import type { ReactNode } from 'react'
import { ButtonLink } from '~/components/links.tsx'
import { SampleNote } from '~/components/sample-note.tsx'
import { Section } from '~/components/section.tsx'
import { Slides } from '~/components/slides.tsx'
import { Stars } from '~/components/stars.tsx'
import type { Ratings } from '~/content/ratings.ts'
import type { CarouselReview, ReviewsSection as ReviewsSectionContent } from '~/content/review.ts'

type ReviewsSectionProps = {
  content: ReviewsSectionContent
  rating: Ratings['google']
  searchUrl: string
  reviews: readonly CarouselReview[]
  children: ReactNode
}

export function ReviewsSection(props: ReviewsSectionProps) {
  const { content, rating, searchUrl, reviews, children } = props
  return (
    <Section id="reviews" labelledBy="reviews-title" ground="peach" space="quiet">
      {children}
      <SampleNote of={reviews} className="mt-6 text-center">
        {content.sampleNote}
      </SampleNote>
      <div className="mt-6 flex flex-wrap items-center justify-center gap-x-12 gap-y-4 md:mt-10">
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

/** Columns on the ground itself, under a coral line: the cards come with the next section. */
function ReviewCard({ review }: { review: CarouselReview }) {
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
