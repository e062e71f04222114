/** SPEC §3 */
export const treatmentOptions = [
  'General Dentistry',
  'Cosmetic Dentistry',
  'Invisalign',
  'Dental Implants',
  'Teeth Whitening',
  'Hygiene & Prevention',
  "Children's Dentistry",
  'Emergency Treatment',
] as const

/** SPEC §3 */
export const ratingOptions = [
  { value: '5', label: 'Excellent' },
  { value: '4', label: 'Very Good' },
  { value: '3', label: 'Good' },
] as const

export type Treatment = (typeof treatmentOptions)[number]
export type Rating = (typeof ratingOptions)[number]['value']

/** Longest accepted texts; also the `maxLength` of the form's inputs. */
export const testimonialLengths = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 30,
  title: 120,
  description: 5000,
} as const

/** SPEC §3, testimonial submission. */
export type Testimonial = {
  firstName: string
  lastName: string
  email: string
  phone: string
  treatment: Treatment
  rating: Rating
  title: string
  description: string
  consentMarketing: boolean
  consentVideo: boolean
  consentWebsite: boolean
}

/** What the form posts to `/api/testimonials`. */
export type TestimonialSubmission = Testimonial & {
  /** Made once per filled-in form, so that a second click or a retry is not a second testimonial. */
  submissionId: string
  /** Honeypot: people do not see it and leave it empty. */
  website: string
}
