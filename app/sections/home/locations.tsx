import { Reveal } from '~/components/reveal.tsx'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import type { LocationsSection } from '../../../content/model/locations-section.ts'
import { LocationCard, type LocationPractice } from './location-card.tsx'
import { LocationReviews, type SampleReview } from './location-reviews.tsx'

type LocationsProps = {
  content: LocationsSection
  practices: readonly LocationPractice[]
  reviews: readonly SampleReview[]
  reviewsSearchUrl: string
}

/** Where 'Leave a Review' brings the visitor (RULINGS 5). */
const writeReviewId = 'write-review'

export function Locations({ content, practices, reviews, reviewsSearchUrl }: LocationsProps) {
  return (
    <Section id="locations" labelledBy="locations-title" ground="mint">
      <SectionHeading id="locations-title" title={content.title} intro={content.intro ?? ''} />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.3fr_1fr]">
        <Reveal className="min-w-0">
          <ul id={writeReviewId} className="swipe-row md:space-y-5">
            {practices.map((practice) => (
              <LocationCard key={practice.slug} {...practice} content={content} />
            ))}
          </ul>
        </Reveal>
        <LocationReviews
          content={content}
          reviews={reviews}
          searchUrl={reviewsSearchUrl}
          writeReviewTarget={`/#${writeReviewId}`}
        />
      </div>
    </Section>
  )
}
