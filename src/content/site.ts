/** The content as pages import it; code that runs outside of Astro calls readContent itself. */
import { getCollection } from 'astro:content'
import type { Content } from './read-content.ts'

const entries = await getCollection('content')

export const content = Object.fromEntries(
  entries.map(({ id, data }) => [id, (data as { value: unknown }).value]),
) as Content

export const {
  about,
  articles,
  blog,
  booking,
  carouselReviews,
  charges,
  chatbot,
  contact,
  cosmeticDentistry,
  dentalImplants,
  emergency,
  faq,
  faqSection,
  footer,
  freeCare,
  generalDentistry,
  group,
  hero,
  legalPages,
  locationGate,
  locationPages,
  locationReviews,
  locationsSection,
  navigation,
  network,
  nhsInformation,
  nhsSection,
  notFound,
  pageMeta,
  patientStatements,
  policies,
  practices,
  prices,
  ratings,
  reviewsSection,
  services,
  servicesSection,
  shareYourStory,
  statistics,
  team,
  teamSection,
  teethWhitening,
  transformations,
  transformationsSection,
  videos,
  videosSection,
  videoTestimonials,
  videoTestimonialsSection,
} = content

/** What the buttons of content files call and open, for pages to hand to sections. */
export const contactBook = { practices, placeholderPhone: group.placeholderContact.phone }
