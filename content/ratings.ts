import type { Ratings } from './model/ratings.ts'

/**
 * Every rating that the group claims as a whole: home page, footer, search-engine records.
 * They differ from place to place because each was counted differently. A practice's own rating
 * stands in practices.ts. Change a figure only when you can show where it comes from.
 */
export const ratings = {
  /** SPEC §9 */
  google: {
    rating: 5.0,
    line: '5.0 Google Rating',
    fiveStarReviews: '1500+',
    fiveStarLabel: 'five-star reviews',
  },
  footer: {
    rating: '4.9/5',
    ratingLabel: 'patient rating',
    reviews: '200+',
    reviewsLabel: 'reviews',
    years: '25+',
    yearsLabel: 'years',
  },
  structuredData: { rating: 4.8, practiceReviewCount: 127, groupReviewCount: 381 },
} as const satisfies Ratings
