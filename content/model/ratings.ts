import * as v from 'valibot'
import * as field from './fields.ts'

const googleRating = v.pipe(
  v.strictObject({
    rating: field.starRating,
    /** Printed as it stands. */
    line: field.text,
    fiveStarReviews: field.text,
    fiveStarLabel: field.text,
  }),
  v.check(
    ({ rating, line }) => line.startsWith(rating.toFixed(1)),
    'the line must begin with the rating, like 5.0 Google Rating',
  ),
)

export const ratingsSchema = v.strictObject({
  google: googleRating,
  footer: v.strictObject({
    rating: field.text,
    ratingLabel: field.text,
    reviews: field.text,
    reviewsLabel: field.text,
    years: field.text,
    yearsLabel: field.text,
  }),
  /** For search engines only. */
  structuredData: v.strictObject({
    rating: field.starRating,
    practiceReviewCount: field.wholeNumber,
    groupReviewCount: field.wholeNumber,
  }),
})

export type Ratings = v.InferInput<typeof ratingsSchema>
