import * as v from 'valibot'
import { heading } from './blocks.ts'
import * as field from './fields.ts'

export const locationsSectionSchema = v.strictObject({
  ...heading.entries,
  reviewCountLabel: field.text,
  directionsLabel: field.text,
  writeReviewLabel: field.text,
  visitSiteLabel: field.text,
  reviewsTitle: field.text,
  viewAllLabel: field.text,
  leaveReviewLabel: field.text,
})

export type LocationsSection = v.InferInput<typeof locationsSectionSchema>
