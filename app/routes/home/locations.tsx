import { Locations } from '~/sections/home/locations.tsx'
import { group } from '../../../content/group.ts'
import { locationsSection } from '../../../content/locations-section.ts'
import { practices } from '../../../content/practices.ts'
import { locationReviews } from '../../../content/reviews.ts'
import { practiceEntries } from './practice-entries.ts'

const reviews = locationReviews.map((review) => ({
  ...review,
  town: practices[review.practice].town,
}))

export default function HomeLocations() {
  return (
    <Locations
      content={locationsSection}
      practices={practiceEntries}
      reviews={reviews}
      reviewsSearchUrl={group.reviewsSearchUrl}
    />
  )
}
