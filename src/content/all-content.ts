import type * as v from 'valibot'
import type { articleSchema } from './article.ts'
import { articlePath } from './article-pages.ts'
import { type PracticeSlug, practiceSlugs } from './blocks.ts'
import type { Data } from './files.ts'
import { withGroupHours } from './group.ts'
import type { LegalPage, LegalPageName } from './legal-page.ts'
import { exceptionalDays } from './opening-hours.ts'
import type { Practice } from './practice.ts'
import type { MarkdownFile } from './read-markdown.ts'

export type Content = ReturnType<typeof assemble>

/** The files as pages need them: one value each, a practice with its hours. */
export function assemble(
  data: Data,
  articles: MarkdownFile<v.InferOutput<typeof articleSchema>>[],
  legalPages: MarkdownFile<LegalPage>[],
) {
  const hours = data['opening-hours']
  const practices = Object.fromEntries(
    practiceSlugs.map((slug) => [
      slug,
      {
        ...data[`practices/${slug}`],
        hours: hours.practices[slug],
        exceptionalDays: exceptionalDays(hours.closures, slug),
      },
    ]),
  ) as Record<PracticeSlug, Practice>
  return {
    about: data['pages/home/about'],
    articles: articles.map((article) => ({
      ...article,
      path: article.html ? articlePath(article.name) : null,
    })),
    blog: data['pages/blog'],
    booking: data['pages/home/booking'],
    carouselReviews: data.reviews.carousel,
    charges: data['nhs-charges'].charges,
    contact: data['pages/home/contact'],
    cosmeticDentistry: data['pages/services/cosmetic-dentistry'],
    currentNhsRates: data['nhs-charges'].announced,
    dentalImplants: data['pages/services/dental-implants'],
    emergency: data['pages/emergency'],
    faq: data.questions.questions,
    faqSection: data.questions.section,
    footer: data.footer,
    freeCare: data['nhs-charges'].freeCare,
    generalDentistry: data['pages/services/general-dentistry'],
    group: withGroupHours(data.group, hours.group),
    hero: data['pages/home/hero'],
    legalPages: Object.fromEntries(legalPages.map((page) => [page.name, page])) as Record<
      LegalPageName,
      (typeof legalPages)[number]
    >,
    locationGate: data['location-gate'],
    locationPages: {
      'bradford-dentist': data['pages/locations/bradford-dentist'],
      'nhs-bradford-dentist': data['pages/locations/nhs-bradford-dentist'],
      'nhs-ripon-dentist': data['pages/locations/nhs-ripon-dentist'],
      'nhs-leeds-dentist': data['pages/locations/nhs-leeds-dentist'],
    },
    locationReviews: data.reviews.practices,
    locationsSection: data['pages/home/locations'],
    navigation: data.navigation,
    network: data['pages/network'],
    nhsInformation: data['pages/nhs-information'],
    nhsSection: data['pages/home/nhs'],
    notFound: data['pages/not-found'],
    otherLanguages: data['other-languages'],
    pageMeta: data['page-titles'],
    patientStatements: data['patient-statements'].statements,
    policies: data.policies,
    practices,
    prices: Object.fromEntries(data.prices.prices.map((price) => [price.id, price])),
    ratings: data.ratings,
    reviewsSection: data.reviews.section,
    search: data.search,
    services: data.services.services,
    servicesSection: data.services.section,
    shareYourStory: data['pages/share-your-story'],
    statistics: data.statistics,
    team: data.team.members,
    teamSection: data.team.section,
    teethWhitening: data['pages/services/teeth-whitening'],
    transformations: data.transformations.cases,
    transformationsSection: data.transformations.section,
    videos: data.videos.videos,
    videosSection: data.videos.section,
    videoTestimonials: data['video-testimonials'].testimonials,
    videoTestimonialsSection: data['video-testimonials'].section,
  }
}
