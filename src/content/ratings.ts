import * as v from 'valibot'
import { asked, count, fieldset, starRating, wording } from './fields.ts'

const googleRating = v.pipe(
  v.strictObject({
    rating: asked(starRating, 'Stars', 'From 1 to 5, for example 4.9.'),
    line: wording(
      'The stars in words',
      'Printed as it stands. Begins with the same number, for example 4.9 Google Rating.',
    ),
    fiveStarReviews: wording('Number of five-star reviews', 'For example 1500+.'),
    fiveStarLabel: wording('Words after that number', 'For example five-star reviews.'),
  }),
  v.check(
    ({ rating, line }) => line.startsWith(rating.toFixed(1)),
    'the line must begin with the rating, like 5.0 Google Rating',
  ),
)

export const ratingsSchema = v.strictObject({
  google: asked(
    googleRating,
    'Rating on the home page',
    'Near the top and above the reviews. Keep to what Google shows.',
  ),
  footer: fieldset('Figures at the foot of every page', 'Three figures, each with a word or two.', {
    rating: wording('First figure', 'For example 4.9/5.'),
    ratingLabel: wording('Words below the first figure', 'For example patient rating.'),
    reviews: wording('Second figure', 'For example 200+.'),
    reviewsLabel: wording('Words below the second figure', 'For example reviews.'),
    years: wording('Third figure', 'For example 25+.'),
    yearsLabel: wording('Words below the third figure', 'For example years.'),
  }),
  structuredData: fieldset('For search engines only', 'Visitors do not see this.', {
    rating: asked(starRating, 'Stars', 'From 1 to 5, for example 4.8.'),
    practiceReviewCount: count('Reviews of one practice', 'A whole number, for example 127.'),
    groupReviewCount: count(
      'Reviews of all practices together',
      'A whole number, for example 381.',
    ),
  }),
})

export type Ratings = v.InferOutput<typeof ratingsSchema>
