import * as v from 'valibot'
import { practiceSlug } from './blocks.ts'
import * as field from './fields.ts'
import { youtubeId } from './video.ts'

export const videoTestimonialSchema = v.strictObject({
  id: youtubeId,
  /** First name and initial, as the patient agreed. */
  name: field.text,
  treatment: field.text,
  practice: practiceSlug,
  title: field.text,
  thumbnail: field.image,
  sample: field.sample,
})

export const videoTestimonialsSectionSchema = v.strictObject({ title: field.text })

export type VideoTestimonialsSection = v.InferInput<typeof videoTestimonialsSectionSchema>
export type VideoTestimonial = v.InferInput<typeof videoTestimonialSchema>
