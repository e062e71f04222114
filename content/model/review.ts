import * as v from 'valibot'
import { heading, practiceSlug } from './blocks.ts'
import * as field from './fields.ts'

/** SPEC §3: a review of the carousel. */
export const carouselReviewSchema = v.strictObject({
  name: field.text,
  rating: field.starRating,
  review: field.text,
  treatment: field.text,
  sample: field.sample,
})

/** SPEC §3: a review of the locations block. */
export const locationReviewSchema = v.strictObject({
  author: field.text,
  rating: field.starRating,
  text: field.text,
  date: field.isoDate,
  practice: practiceSlug,
  sample: field.sample,
})

export const reviewsSectionSchema = v.strictObject({
  ...heading.entries,
  searchLabel: field.text,
})

export type CarouselReview = v.InferInput<typeof carouselReviewSchema>
export type LocationReview = v.InferInput<typeof locationReviewSchema>
export type ReviewsSection = v.InferInput<typeof reviewsSectionSchema>
