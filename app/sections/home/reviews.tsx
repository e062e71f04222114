import { ButtonLink } from '~/components/button-link.tsx'
import { Carousel } from '~/components/carousel/carousel.tsx'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { Stars } from '~/components/stars.tsx'
import { autoAdvance } from '~/lib/carousel-position.ts'
import type { Ratings } from '../../../content/model/ratings.ts'
import type { CarouselReview, ReviewsSection } from '../../../content/model/review.ts'
import { ReviewCard } from './review-card.tsx'

type ReviewsProps = {
  content: ReviewsSection
  reviews: readonly CarouselReview[]
  rating: Ratings['google']
  searchUrl: string
}

export function Reviews({ content, reviews, rating, searchUrl }: ReviewsProps) {
  return (
    <Section id="reviews" labelledBy="reviews-title" ground="peach">
      <Carousel
        labelledBy="reviews-title"
        layout="trio"
        interval={autoAdvance.reviews}
        hasPeek
        head={<SectionHeading id="reviews-title" title={content.title} intro={content.intro} />}
        cards={reviews.map((review) => <ReviewCard key={review.name} review={review} />)}
      />
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
