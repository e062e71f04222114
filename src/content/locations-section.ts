import * as v from 'valibot'
import { heading } from './blocks.ts'
import * as field from './fields.ts'

export const locationsSectionSchema = v.strictObject({
  ...heading.entries,
  reviewCountLabel: field.wording(
    'Word after the number of reviews',
    'For example reviews, as in 322 reviews.',
  ),
  directionsLabel: field.wording('Link that opens the map', 'For example Get directions.'),
  writeReviewLabel: field.wording(
    'Link to write a review of a practice',
    'Opens Google. For example Write review.',
  ),
  visitSiteLabel: field.wording('Link to a practice’s own website', 'For example Visit site.'),
  reviewsTitle: field.wording('Heading above the reviews', 'For example Recent reviews.'),
  sampleNote: field.wording(
    'Note while reviews are invented',
    'Shown only as long as one of the reviews is ticked as an example.',
  ),
  viewAllLabel: field.wording(
    'Button to all reviews',
    'Opens the Google search for your reviews. For example View all reviews.',
  ),
  leaveReviewLabel: field.wording(
    'Button to leave a review',
    'Leads to the links of the practices. For example Leave a review.',
  ),
})

export type LocationsSection = v.InferOutput<typeof locationsSectionSchema>
