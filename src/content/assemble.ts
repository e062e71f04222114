import { aftercarePath } from './aftercare.ts'
import { articlePath } from './article.ts'
import { withGroupHours } from './group.ts'
import type { Data, FolderName } from './kinds.ts'
import { exceptionalDays } from './opening-hours.ts'
import { listPages } from './pages.ts'
import { nhsListOf, type Practice } from './practice.ts'

export type Content = ReturnType<typeof assemble>

/** The files as pages need them: one value each, a practice with its days. */
export function assemble(data: Data) {
  return {
    about: data['pages/home/about'],
    aftercare: data['pages/aftercare'],
    aftercareSheets: data.aftercare
      .toSorted((a, b) => a.order - b.order)
      .map((sheet) => ({ ...sheet, path: aftercarePath(sheet) })),
    articles: data.articles.map((article) => ({ ...article, path: articlePath(article) })),
    blog: data['pages/blog'],
    booking: data['pages/home/booking'],
    carouselReviews: data.reviews.carousel,
    charges: data['nhs-charges'].charges,
    contact: data['pages/home/contact'],
    currentNhsRates: data['nhs-charges'].announced,
    easyRead: data['pages/easy-read'],
    emergency: data['pages/emergency'],
    /** By folder, as their files say. */
    entries: data as Pick<Data, FolderName>,
    faq: data.questions.questions,
    faqSection: data.questions.section,
    fees: data['pages/fees'],
    footer: data.footer,
    freeCare: data['nhs-charges'].freeCare,
    group: withGroupHours(data.group, data['opening-hours'].group),
    hero: data['pages/home/hero'],
    locationGate: data['location-gate'],
    locationReviews: data.reviews.practices,
    locationsSection: data['pages/home/locations'],
    navigation: data.navigation,
    network: data['pages/network'],
    nhsInformation: data['pages/nhs-information'],
    nhsSection: data['pages/home/nhs'],
    notFound: data['pages/not-found'],
    otherLanguages: data['other-languages'],
    pages: listPages(data),
    patientStatements: data['patient-statements'].statements,
    policies: data.policies,
    practices: practicesBySlug(data),
    prices: Object.fromEntries(data.prices.prices.map((price) => [price.id, price])),
    ratings: data.ratings,
    redirects: data.redirects.redirects,
    reviewsSection: data.reviews.section,
    search: data.search,
    services: servicesInOrder(data),
    servicesSection: data['pages/home/services'],
    shareYourStory: data['pages/share-your-story'],
    statistics: data.statistics,
    team: data.team.members,
    teamSection: data.team.section,
    transformations: data.transformations.cases,
    transformationsSection: data.transformations.section,
    videos: data.videos.videos,
    videosSection: data.videos.section,
    videoTestimonials: data['video-testimonials'].testimonials,
    waits: data.waits,
    videoTestimonialsSection: data['video-testimonials'].section,
    waysToReachUs: data['pages/ways-to-reach-us'],
    whichPractice: data['pages/which-practice'],
  }
}

/** In the order of the website; each with its card, its page, or both. */
const servicesInOrder = (data: Data) =>
  data.services
    .toSorted((a, b) => a.order - b.order)
    .map(({ title, card: [card], page: [page] }) => ({ title, card, page }))

/** In the order of the website. */
function practicesBySlug(data: Data): Record<string, Practice> {
  const { closures: shared } = data['opening-hours']
  return Object.fromEntries(
    data.practices
      .toSorted((a, b) => a.order - b.order)
      .map(({ name: slug, closures, page: [page], nhsPage: [nhsPage], ...practice }) => [
        slug,
        {
          ...practice,
          nhsFeatures: practice.nhsFeatures[nhsListOf(practice)],
          registerNote: practice.registerNote[nhsListOf(practice)],
          slug,
          exceptionalDays: exceptionalDays(closures, shared),
          page,
          nhsPage,
          path: page?.address ?? nhsPage?.address ?? '/#contact',
        },
      ]),
  )
}
