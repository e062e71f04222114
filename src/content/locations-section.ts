import * as v from 'valibot'
import { heading } from './blocks.ts'
import { wording } from './fields.ts'

export const locationsSectionSchema = v.strictObject({
  ...heading.entries,
  reviewCountLabel: wording(
    'Word after the number of reviews',
    'For example reviews, as in 322 reviews.',
  ),
  directionsLabel: wording('Link that opens the map', 'For example Get directions.'),
  writeReviewLabel: wording(
    'Link to write a review of a practice',
    'Opens Google. For example Write review.',
  ),
  visitSiteLabel: wording('Link to a practice’s own website', 'For example Visit site.'),
  reviewsTitle: wording('Heading above the reviews', 'For example Recent reviews.'),
  sampleNote: wording(
    'Note while reviews are invented',
    'Shown only as long as one of the reviews is ticked as an example.',
  ),
  viewAllLabel: wording(
    'Button to all reviews',
    'Opens the Google search for your reviews. For example View all reviews.',
  ),
  leaveReviewLabel: wording(
    'Button to leave a review',
    'Leads to the links of the practices. For example Leave a review.',
  ),
})

export type LocationsSection = v.InferOutput<typeof locationsSectionSchema>
