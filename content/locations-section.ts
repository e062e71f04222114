import type { LocationsSection } from './model/locations-section.ts'

/**
 * The locations and reviews block of the home page. The cards are filled from practices.ts, the
 * three reviews under them from `locationReviews` in reviews.ts.
 */
export const locationsSection = {
  title: 'Three practices, three towns',
  intro:
    'Find your way to us, and tell others how it went. We read every review, the critical ones twice.',
  reviewCountLabel: 'reviews',
  /** SPEC §2 */
  directionsLabel: 'Get Directions',
  writeReviewLabel: 'Write Review',
  visitSiteLabel: 'Visit Site',
  reviewsTitle: 'Recently said about us',
  viewAllLabel: 'View All Reviews',
  leaveReviewLabel: 'Leave a Review',
} as const satisfies LocationsSection
