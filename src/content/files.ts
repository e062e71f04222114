import * as v from 'valibot'
import { blogSchema } from './blog.ts'
import { nhsChargesSchema } from './charges.ts'
import { emergencySchema } from './emergency.ts'
import { evidenceSchema } from './evidence.ts'
import { faqItemSchema, faqSectionSchema } from './faq-item.ts'
import { asked, listOf } from './fields.ts'
import { footerSchema } from './footer.ts'
import { groupSchema } from './group.ts'
import {
  aboutSchema,
  bookingSchema,
  contactSchema,
  heroSchema,
  locationsSectionSchema,
  nhsSectionSchema,
} from './home.ts'
import { locationGateSchema } from './location-gate.ts'
import { locationPageSchemas } from './location-page.ts'
import { navigationSchema } from './navigation.ts'
import { networkSchema } from './network.ts'
import { nhsInformationSchema } from './nhs-information.ts'
import { notFoundSchema } from './not-found-page.ts'
import { openingHoursSchema } from './opening-hours.ts'
import { otherLanguagesSchema } from './other-languages.ts'
import { pageMetaSchema } from './page-meta.ts'
import { patientStatementSchema } from './patient-statement.ts'
import { policiesSchema } from './policies.ts'
import { practiceSchema } from './practice.ts'
import { pricesSchema } from './prices.ts'
import { ratingsSchema } from './ratings.ts'
import { carouselReviewSchema, locationReviewSchema, reviewsSectionSchema } from './review.ts'
import { searchSchema } from './search.ts'
import { servicesSchema, servicesSectionSchema } from './service.ts'
import { servicePageSchema } from './service-page.ts'
import { shareYourStorySchema } from './share-your-story.ts'
import { statisticsSchema } from './statistics.ts'
import { teamMemberSchema, teamSectionSchema } from './team-member.ts'
import { teethWhiteningSchema } from './teeth-whitening.ts'
import { transformationSchema, transformationsSectionSchema } from './transformation.ts'
import { treatmentFactsSchema } from './treatment-facts.ts'
import { videoSchema, videosSectionSchema } from './video.ts'
import { videoTestimonialSchema, videoTestimonialsSectionSchema } from './video-testimonial.ts'

const around = <T extends v.GenericSchema>(section: T) =>
  asked(section, 'Words around it', 'The heading of this part of the page and its small words.')

/**
 * The YAML files of content/, without their ending, and what each must hold. Check, types and the
 * editor's forms all come from here; Markdown files have article.ts and legal-page.ts.
 */
export const files = {
  group: groupSchema,
  'practices/bradford': practiceSchema,
  'practices/ripon': practiceSchema,
  'practices/leeds': practiceSchema,
  'opening-hours': openingHoursSchema,
  team: v.strictObject({
    members: listOf(
      teamMemberSchema,
      'People',
      'In the order of the page. Delete those who have left; add those who are new.',
    ),
    section: around(teamSectionSchema),
  }),
  prices: pricesSchema,
  'nhs-charges': nhsChargesSchema,
  'treatment-facts': treatmentFactsSchema,
  policies: policiesSchema,
  ratings: ratingsSchema,
  statistics: statisticsSchema,
  evidence: evidenceSchema,
  reviews: v.strictObject({
    carousel: listOf(
      carouselReviewSchema,
      'Reviews in large print',
      'Shown one after another on the home page. Only real reviews, with the patient’s consent.',
    ),
    practices: listOf(
      locationReviewSchema,
      'Recent reviews of the practices',
      'Shown beside the three practices on the home page.',
    ),
    section: around(reviewsSectionSchema),
  }),
  'patient-statements': v.strictObject({
    statements: listOf(
      patientStatementSchema,
      'What patients have said',
      'Short sentences in the part About us of the home page.',
    ),
  }),
  questions: v.strictObject({
    questions: listOf(
      faqItemSchema,
      'Questions and answers',
      'Shown on the home page in this order.',
    ),
    section: around(faqSectionSchema),
  }),
  services: v.strictObject({
    services: asked(servicesSchema, 'The six cards', 'Always these six, in this order.'),
    section: around(servicesSectionSchema),
  }),
  transformations: v.strictObject({
    cases: listOf(
      transformationSchema,
      'Pairs of pictures',
      'One entry for each case. Use pictures of patients only with their written consent.',
    ),
    section: around(transformationsSectionSchema),
  }),
  videos: v.strictObject({
    videos: listOf(videoSchema, 'Your videos on YouTube', 'In the order of the page.'),
    section: around(videosSectionSchema),
  }),
  'video-testimonials': v.strictObject({
    testimonials: listOf(
      videoTestimonialSchema,
      'Patients’ videos on YouTube',
      'Only with the patient’s written consent. While there are none, the part is left out.',
    ),
    section: around(videoTestimonialsSectionSchema),
  }),
  search: searchSchema,
  'other-languages': otherLanguagesSchema,
  'location-gate': locationGateSchema,
  navigation: navigationSchema,
  footer: footerSchema,
  'page-titles': pageMetaSchema,
  'pages/home/hero': heroSchema,
  'pages/home/about': aboutSchema,
  'pages/home/locations': locationsSectionSchema,
  'pages/home/nhs': nhsSectionSchema,
  'pages/home/booking': bookingSchema,
  'pages/home/contact': contactSchema,
  'pages/services/general-dentistry': servicePageSchema,
  'pages/services/cosmetic-dentistry': servicePageSchema,
  'pages/services/dental-implants': servicePageSchema,
  'pages/services/teeth-whitening': teethWhiteningSchema,
  'pages/locations/bradford-dentist': locationPageSchemas['bradford-dentist'],
  'pages/locations/nhs-bradford-dentist': locationPageSchemas['nhs-bradford-dentist'],
  'pages/locations/nhs-ripon-dentist': locationPageSchemas['nhs-ripon-dentist'],
  'pages/locations/nhs-leeds-dentist': locationPageSchemas['nhs-leeds-dentist'],
  'pages/nhs-information': nhsInformationSchema,
  'pages/emergency': emergencySchema,
  'pages/network': networkSchema,
  'pages/blog': blogSchema,
  'pages/share-your-story': shareYourStorySchema,
  'pages/not-found': notFoundSchema,
}

export type FileName = keyof typeof files
export type Data = { [Name in FileName]: v.InferOutput<(typeof files)[Name]> }
