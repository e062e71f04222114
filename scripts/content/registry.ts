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
const entry = (name: string, data: unknown, schema: v.GenericSchema): Entry => ({
  file: `content/${name}.ts`,
  data,
  schema,
})

/** Every content file with the schema it must fit. A new file is checked once it stands here. */
export const registry: Entry[] = [
  entry('about', about, aboutSchema),
  entry('blog', blog, blogSchema),
  entry('booking', booking, bookingSchema),
  entry('charges', charges, chargesSchema),
  entry('charges', freeCare, freeCareSchema),
  entry('chatbot', chatbot, chatbotSchema),
  entry('contact', contact, contactSchema),
  entry('current-nhs-rates', currentNhsRates, currentNhsRatesSchema),
  entry('emergency', emergency, emergencySchema),
  entry('faq', faq, listOf(faqItemSchema)),
  entry('faq', faqSection, faqSectionSchema),
  entry('footer', footer, footerSchema),
  entry('group', group, groupSchema),
  entry('hero', hero, heroSchema),
  entry('location-gate', locationGate, locationGateSchema),
  entry('locations-section', locationsSection, locationsSectionSchema),
  entry('navigation', navigation, navigationSchema),
  entry('nhs-information', nhsInformation, nhsInformationSchema),
  entry('nhs-section', nhsSection, nhsSectionSchema),
  entry('not-found', notFound, notFoundSchema),
  entry('page-meta', pageMeta, pageMetaSchema),
  entry('patient-statements', patientStatements, listOf(patientStatementSchema)),
  entry('policies', policies, policiesSchema),
  entry('practices', practices, bySlug(practiceSchema)),
  entry('prices', prices, pricesSchema),
  entry('ratings', ratings, ratingsSchema),
  entry('reviews', carouselReviews, listOf(carouselReviewSchema)),
  entry('reviews', locationReviews, listOf(locationReviewSchema)),
  entry('reviews', reviewsSection, reviewsSectionSchema),
  entry('service-pages/cosmetic-dentistry', cosmeticDentistry, servicePageSchema),
  entry('service-pages/dental-implants', dentalImplants, servicePageSchema),
  entry('service-pages/general-dentistry', generalDentistry, servicePageSchema),
  entry('services', services, bySlug(serviceSchema)),
  entry('services', servicesSection, servicesSectionSchema),
  entry('statistics', statistics, statisticsSchema),
  entry('team', team, listOf(teamMemberSchema)),
  entry('team', teamSection, teamSectionSchema),
  entry('teeth-whitening', teethWhitening, teethWhiteningSchema),
  entry('transformations', transformations, listOf(transformationSchema)),
  entry('transformations', transformationsSection, transformationsSectionSchema),
  entry('video-testimonials', videoTestimonials, listOf(videoTestimonialSchema)),
  entry('video-testimonials', videoTestimonialsSection, videoTestimonialsSectionSchema),
  entry('videos', videos, listOf(videoSchema)),
  entry('videos', videosSection, videosSectionSchema),
  entry('location-pages', locationPages, locationPagesSchema),
  entry('network', network, networkSchema),
  entry('share-your-story', shareYourStory, shareYourStorySchema),
]
