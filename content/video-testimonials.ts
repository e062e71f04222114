import type { VideoTestimonial, VideoTestimonialsSection } from './model/video-testimonial.ts'

/**
 * Videos in which patients tell their story. While the list is empty the home page shows nothing
 * of this block. Add one only with the patient's written consent, for example:
 *
 * {
 *   id: 'the 11 characters after v= in the YouTube address',
 *   name: 'First name and initial',
 *   treatment: 'Invisalign',
 *   practice: 'ripon',
 *   title: 'What the patient says, in a few words',
 *   thumbnail: { src: 'video-testimonials/first', alt: 'What the picture shows.' },
 * }
 */
export const videoTestimonials: readonly VideoTestimonial[] = []

export const videoTestimonialsSection = {
  title: 'Patients tell their story',
} as const satisfies VideoTestimonialsSection
