import type { CarouselReview, LocationReview, ReviewsSection } from './model/review.ts'

/**
 * Reviews by patients: those of the carousel, and those of the locations block. Publishing a
 * review that nobody wrote is unlawful in the United Kingdom: print real ones, word for word,
 * with permission.
 *
 * Everything marked `sample` is invented and must be replaced before launch.
 */
export const carouselReviews = [
  {
    name: 'Sarah Whitaker',
    rating: 5,
    review:
      'I cried in the waiting room and nobody minded. Imran gave me ten minutes just to talk, then did one small filling and let me go home. I have been back three times since, which for me is a record.',
    treatment: 'General Dentistry',
    sample: true,
  },
  {
    name: 'Mohammed Iqbal',
    rating: 5,
    review:
      'Lost a front tooth playing cricket on the Sunday. They saw me, told me the three ways to replace it and what each would cost, and did not push the dear one. Implant went in that winter. You cannot tell which it is.',
    treatment: 'Dental Implants',
    sample: true,
  },
  {
    name: 'Ffion Hargreaves',
    rating: 5,
    review:
      'Nineteen months of aligners, on time and on the price I was quoted. At 52 I had thought I was too old for it.',
    treatment: 'Invisalign',
    sample: true,
  },
  {
    name: 'Daniel Osei',
    rating: 5,
    review:
      "Both girls ask when the next visit is. Samina lets the little one count the big one's teeth. No lectures about sweets either, just a chart for the bathroom wall that, somehow, works.",
    treatment: "Children's Dentistry",
    sample: true,
  },
  {
    name: 'Jean Broadbent',
    rating: 5,
    review: 'Gums stopped bleeding. First time in years. Tom was very patient with me.',
    treatment: 'Hygiene & Prevention',
    sample: true,
  },
] as const satisfies CarouselReview[]

export const locationReviews = [
  {
    author: 'Rukhsana A.',
    rating: 5,
    text: 'Rang at nine with a swollen face, was in the chair by eleven. The receptionist called me back herself to see if I had managed the bus.',
    date: '2025-09-18',
    practice: 'bradford',
    sample: true,
  },
  {
    author: 'Peter L.',
    rating: 5,
    text: 'Registered as an NHS patient in the spring. The therapist was thorough and explained why one tooth needed a dentist. Parking round the back is handy.',
    date: '2025-06-04',
    practice: 'ripon',
    sample: true,
  },
  {
    author: 'Yasmin B.',
    rating: 4,
    text: 'Good with my veneers, and honest that I only needed two, not six. Ran twenty minutes late, but they texted before I set off.',
    date: '2025-08-27',
    practice: 'leeds',
    sample: true,
  },
] as const satisfies LocationReview[]

export const reviewsSection = {
  title: 'In the words of our patients',
  intro: 'People write about the dentistry, but mostly about how they were spoken to.',
  searchLabel: 'Read our reviews on Google',
} as const satisfies ReviewsSection
