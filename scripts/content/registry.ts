import * as v from 'valibot'
import { about } from '../../content/about.ts'
import { blog } from '../../content/blog.ts'
import { booking } from '../../content/booking.ts'
import { charges, freeCare } from '../../content/charges.ts'
import { chatbot } from '../../content/chatbot.ts'
import { contact } from '../../content/contact.ts'
import { currentNhsRates } from '../../content/current-nhs-rates.ts'
import { emergency } from '../../content/emergency.ts'
import { faq, faqSection } from '../../content/faq.ts'
import { footer } from '../../content/footer.ts'
import { group } from '../../content/group.ts'
import { hero } from '../../content/hero.ts'
import { locationGate } from '../../content/location-gate.ts'
import { locationPages } from '../../content/location-pages.ts'
import { locationsSection } from '../../content/locations-section.ts'
import { aboutSchema } from '../../content/model/about.ts'
import { blogSchema } from '../../content/model/blog.ts'
import { bookingSchema } from '../../content/model/booking.ts'
import { chargesSchema, freeCareSchema } from '../../content/model/charges.ts'
import { chatbotSchema } from '../../content/model/chatbot.ts'
import { contactSchema } from '../../content/model/contact.ts'
import { currentNhsRatesSchema } from '../../content/model/current-nhs-rates.ts'
import { emergencySchema } from '../../content/model/emergency.ts'
import { faqItemSchema, faqSectionSchema } from '../../content/model/faq.ts'
import { footerSchema } from '../../content/model/footer.ts'
import { groupSchema } from '../../content/model/group.ts'
import { heroSchema } from '../../content/model/hero.ts'
import { locationGateSchema } from '../../content/model/location-gate.ts'
import { locationPagesSchema } from '../../content/model/location-page.ts'
import { locationsSectionSchema } from '../../content/model/locations-section.ts'
import { navigationSchema } from '../../content/model/navigation.ts'
import { networkSchema } from '../../content/model/network.ts'
import { nhsInformationSchema } from '../../content/model/nhs-information.ts'
import { nhsSectionSchema } from '../../content/model/nhs-section.ts'
import { notFoundSchema } from '../../content/model/not-found.ts'
import { pageMetaSchema } from '../../content/model/page-meta.ts'
import { patientStatementSchema } from '../../content/model/patient-statement.ts'
import { policiesSchema } from '../../content/model/policies.ts'
import { practiceSchema } from '../../content/model/practice.ts'
import { pricesSchema } from '../../content/model/prices.ts'
import { ratingsSchema } from '../../content/model/ratings.ts'
import {
  carouselReviewSchema,
  locationReviewSchema,
  reviewsSectionSchema,
} from '../../content/model/review.ts'
import { serviceSchema, servicesSectionSchema } from '../../content/model/service.ts'
import { servicePageSchema } from '../../content/model/service-page.ts'
import { shareYourStorySchema } from '../../content/model/share-your-story.ts'
import { statisticsSchema } from '../../content/model/statistics.ts'
import { teamMemberSchema, teamSectionSchema } from '../../content/model/team-member.ts'
import { teethWhiteningSchema } from '../../content/model/teeth-whitening.ts'
import {
  transformationSchema,
  transformationsSectionSchema,
} from '../../content/model/transformation.ts'
import { videoSchema, videosSectionSchema } from '../../content/model/video.ts'
import {
  videoTestimonialSchema,
  videoTestimonialsSectionSchema,
} from '../../content/model/video-testimonial.ts'
import { navigation } from '../../content/navigation.ts'
import { network } from '../../content/network.ts'
import { nhsInformation } from '../../content/nhs-information.ts'
import { nhsSection } from '../../content/nhs-section.ts'
import { notFound } from '../../content/not-found.ts'
import { pageMeta } from '../../content/page-meta.ts'
import { patientStatements } from '../../content/patient-statements.ts'
import { policies } from '../../content/policies.ts'
import { practices } from '../../content/practices.ts'
import { prices } from '../../content/prices.ts'
import { ratings } from '../../content/ratings.ts'
import { carouselReviews, locationReviews, reviewsSection } from '../../content/reviews.ts'
import { cosmeticDentistry } from '../../content/service-pages/cosmetic-dentistry.ts'
import { dentalImplants } from '../../content/service-pages/dental-implants.ts'
import { generalDentistry } from '../../content/service-pages/general-dentistry.ts'
import { services, servicesSection } from '../../content/services.ts'
import { shareYourStory } from '../../content/share-your-story.ts'
import { statistics } from '../../content/statistics.ts'
import { team, teamSection } from '../../content/team.ts'
import { teethWhitening } from '../../content/teeth-whitening.ts'
import { transformations, transformationsSection } from '../../content/transformations.ts'
import { videoTestimonials, videoTestimonialsSection } from '../../content/video-testimonials.ts'
import { videos, videosSection } from '../../content/videos.ts'

type Entry = { file: string; data: unknown; schema: v.GenericSchema }

const listOf = (schema: v.GenericSchema) => v.array(schema)
const bySlug = (schema: v.GenericSchema) => v.record(v.string(), schema)

/** Every content file with the schema it must fit. A new file is checked once it stands here. */
export const registry: Entry[] = [
  { file: 'content/about.ts', data: about, schema: aboutSchema },
  { file: 'content/blog.ts', data: blog, schema: blogSchema },
  { file: 'content/booking.ts', data: booking, schema: bookingSchema },
  { file: 'content/charges.ts', data: charges, schema: chargesSchema },
  { file: 'content/charges.ts', data: freeCare, schema: freeCareSchema },
  { file: 'content/chatbot.ts', data: chatbot, schema: chatbotSchema },
  { file: 'content/contact.ts', data: contact, schema: contactSchema },
  { file: 'content/current-nhs-rates.ts', data: currentNhsRates, schema: currentNhsRatesSchema },
  { file: 'content/emergency.ts', data: emergency, schema: emergencySchema },
  { file: 'content/faq.ts', data: faq, schema: listOf(faqItemSchema) },
  { file: 'content/faq.ts', data: faqSection, schema: faqSectionSchema },
  { file: 'content/footer.ts', data: footer, schema: footerSchema },
  { file: 'content/group.ts', data: group, schema: groupSchema },
  { file: 'content/hero.ts', data: hero, schema: heroSchema },
  { file: 'content/location-gate.ts', data: locationGate, schema: locationGateSchema },
  { file: 'content/locations-section.ts', data: locationsSection, schema: locationsSectionSchema },
  { file: 'content/navigation.ts', data: navigation, schema: navigationSchema },
  { file: 'content/nhs-information.ts', data: nhsInformation, schema: nhsInformationSchema },
  { file: 'content/nhs-section.ts', data: nhsSection, schema: nhsSectionSchema },
  { file: 'content/not-found.ts', data: notFound, schema: notFoundSchema },
  { file: 'content/page-meta.ts', data: pageMeta, schema: pageMetaSchema },
  {
    file: 'content/patient-statements.ts',
    data: patientStatements,
    schema: listOf(patientStatementSchema),
  },
  { file: 'content/policies.ts', data: policies, schema: policiesSchema },
  { file: 'content/practices.ts', data: practices, schema: bySlug(practiceSchema) },
  { file: 'content/prices.ts', data: prices, schema: pricesSchema },
  { file: 'content/ratings.ts', data: ratings, schema: ratingsSchema },
  { file: 'content/reviews.ts', data: carouselReviews, schema: listOf(carouselReviewSchema) },
  { file: 'content/reviews.ts', data: locationReviews, schema: listOf(locationReviewSchema) },
  { file: 'content/reviews.ts', data: reviewsSection, schema: reviewsSectionSchema },
  {
    file: 'content/service-pages/cosmetic-dentistry.ts',
    data: cosmeticDentistry,
    schema: servicePageSchema,
  },
  {
    file: 'content/service-pages/dental-implants.ts',
    data: dentalImplants,
    schema: servicePageSchema,
  },
  {
    file: 'content/service-pages/general-dentistry.ts',
    data: generalDentistry,
    schema: servicePageSchema,
  },
  { file: 'content/services.ts', data: services, schema: bySlug(serviceSchema) },
  { file: 'content/services.ts', data: servicesSection, schema: servicesSectionSchema },
  { file: 'content/statistics.ts', data: statistics, schema: statisticsSchema },
  { file: 'content/team.ts', data: team, schema: listOf(teamMemberSchema) },
  { file: 'content/team.ts', data: teamSection, schema: teamSectionSchema },
  { file: 'content/teeth-whitening.ts', data: teethWhitening, schema: teethWhiteningSchema },
  {
    file: 'content/transformations.ts',
    data: transformations,
    schema: listOf(transformationSchema),
  },
  {
    file: 'content/transformations.ts',
    data: transformationsSection,
    schema: transformationsSectionSchema,
  },
  {
    file: 'content/video-testimonials.ts',
    data: videoTestimonials,
    schema: listOf(videoTestimonialSchema),
  },
  {
    file: 'content/video-testimonials.ts',
    data: videoTestimonialsSection,
    schema: videoTestimonialsSectionSchema,
  },
  { file: 'content/videos.ts', data: videos, schema: listOf(videoSchema) },
  { file: 'content/videos.ts', data: videosSection, schema: videosSectionSchema },
  { file: 'content/location-pages.ts', data: locationPages, schema: locationPagesSchema },
  { file: 'content/network.ts', data: network, schema: networkSchema },
  { file: 'content/share-your-story.ts', data: shareYourStory, schema: shareYourStorySchema },
]
