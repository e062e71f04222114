import * as v from 'valibot'
import { asked, isoDate, sample, starRating, wording } from './fields.ts'
import { heading, practiceSlug, sampleNoteOn } from './page-parts.ts'

/** A review of the carousel. */
export const carouselReviewSchema = v.strictObject({
  name: wording('Name of the patient', 'As they agreed to be named.'),
  rating: asked(starRating, 'Stars', 'From 1 to 5.'),
  review: wording('What they wrote', 'In their own words.'),
  treatment: wording('What they were treated for', 'For example Dental Implants.'),
  sample,
})

/** A review of the locations block. */
export const locationReviewSchema = v.strictObject({
  author: wording('Name of the patient', 'First name and initial, for example Rukhsana A.'),
  rating: asked(starRating, 'Stars', 'From 1 to 5.'),
  text: wording('What they wrote', 'In their own words.'),
  date: asked(isoDate, 'Day of the review', 'When it was written.'),
  practice: asked(practiceSlug, 'Which practice', 'The one the review is about.'),
  sample,
})

export const reviewsSectionSchema = v.strictObject({
  ...heading.entries,
  searchLabel: wording('Link to all reviews', 'For example Read our reviews on Google.'),
  sampleNote: sampleNoteOn('reviews'),
})

export type CarouselReview = v.InferOutput<typeof carouselReviewSchema>
export type LocationReview = v.InferOutput<typeof locationReviewSchema>
export type ReviewsSection = v.InferOutput<typeof reviewsSectionSchema>
