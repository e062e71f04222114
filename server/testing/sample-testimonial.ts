import { randomUUID } from 'node:crypto'
import type { TestimonialSubmission } from '../../shared/testimonial.ts'

export function sampleTestimonial(
  changes: Partial<TestimonialSubmission> = {},
): TestimonialSubmission {
  return {
    firstName: 'Jane',
    lastName: 'O’Brien',
    email: 'jane@patient.example',
    phone: '0113 496 0000',
    treatment: 'Invisalign',
    rating: '5',
    title: 'Straight at last',
    description: 'Kind and careful.\nThank you!',
    consentMarketing: false,
    consentVideo: true,
    consentWebsite: true,
    submissionId: randomUUID(),
    website: '',
    ...changes,
  }
}
