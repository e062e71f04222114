/**
 * The kinds of content, listed once: the check, the types, the editor's menu and the pages read this.
 * A file is one of its kind; a folder has a file for each of its kind, and adding one adds all that
 * follows from it.
 */
import * as v from 'valibot'
import { aftercarePages, aftercareSchema, aftercareSheetSchema } from './aftercare.ts'
import { articlePages, articleSchema } from './article.ts'
import { blogSchema } from './blog.ts'
import { nhsChargesSchema } from './charges.ts'
import { easyReadSchema } from './easy-read.ts'
import { emergencySchema } from './emergency.ts'
import { evidenceSchema } from './evidence.ts'
import { faqItemSchema, faqSectionSchema } from './faq-item.ts'
import { feesSchema } from './fees.ts'
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
import { legalPageSchema, legalPages } from './legal-page.ts'
import { locationGateSchema } from './location-gate.ts'
import { navigationSchema } from './navigation.ts'
import { networkSchema } from './network.ts'
import { nhsInformationSchema } from './nhs-information.ts'
import { notFoundSchema } from './not-found-page.ts'
import { openingHoursSchema } from './opening-hours.ts'
import { otherLanguagesSchema } from './other-languages.ts'
import { pageTitlesSchema } from './page-titles.ts'
import { patientStatementSchema } from './patient-statement.ts'
import { policiesSchema } from './policies.ts'
import { practicePages, practiceSchema } from './practice.ts'
import { pricesSchema } from './prices.ts'
import { ratingsSchema } from './ratings.ts'
import { redirectsSchema } from './redirects.ts'
import { carouselReviewSchema, locationReviewSchema, reviewsSectionSchema } from './review.ts'
import { searchSchema } from './search.ts'
import { servicePages, serviceSchema, servicesSectionSchema } from './service.ts'
import { shareYourStorySchema } from './share-your-story.ts'
import { statisticsSchema } from './statistics.ts'
import { teamMemberSchema, teamSectionSchema } from './team-member.ts'
import { transformationSchema, transformationsSectionSchema } from './transformation.ts'
import { treatmentFactsSchema } from './treatment-facts.ts'
import { videoSchema, videosSectionSchema } from './video.ts'
import { videoTestimonialSchema, videoTestimonialsSectionSchema } from './video-testimonial.ts'
import { waitsSchema } from './waits.ts'
import { waysToReachUsSchema } from './ways-to-reach-us.ts'
import { whichPracticeSchema } from './which-practice.ts'

export type Kind<Schema extends v.GenericSchema = v.GenericSchema> = {
  /** What the owner calls it. */
  label: string
  /** Heading of the editor's menu. */
  menu: string
  schema: Schema
}

const kind =
  (menu: string) =>
  <Schema extends v.GenericSchema>(label: string, schema: Schema): Kind<Schema> => ({
    label,
    menu,
    schema,
  })

const everyDay = kind('Every day')
const page = kind('Pages')
const site = kind('Whole site')
const home = kind('Home page')

const wordsAround = <T extends v.GenericSchema>(section: T) =>
  asked(section, 'Words around it', 'The heading of this part of the page and its small words.')

/** By their place below content/, without `.yaml`. */
export const files = {
  'opening-hours': everyDay('Bank holidays and hours of the group', openingHoursSchema),
  team: everyDay(
    'Team',
    v.strictObject({
      members: listOf(
        teamMemberSchema,
        'People',
        'In the order of the page. Delete those who have left; add those who are new.',
      ),
      section: wordsAround(teamSectionSchema),
    }),
  ),
  prices: everyDay('Prices', pricesSchema),
  'nhs-charges': everyDay('NHS charges', nhsChargesSchema),
  waits: everyDay('Waiting times', waitsSchema),
  reviews: everyDay(
    'Reviews',
    v.strictObject({
      carousel: listOf(
        carouselReviewSchema,
        'Reviews in large print',
        'Shown one after another on the home page. Only real reviews, with the patient’s consent.',
      ),
      practices: listOf(
        locationReviewSchema,
        'Recent reviews of the practices',
        'Shown beside the practices on the home page.',
      ),
      section: wordsAround(reviewsSectionSchema),
    }),
  ),
  questions: everyDay(
    'Questions',
    v.strictObject({
      questions: listOf(
        faqItemSchema,
        'Questions and answers',
        'Shown on the home page in this order.',
      ),
      section: wordsAround(faqSectionSchema),
    }),
  ),
  'pages/home/hero': home('Opening', heroSchema),
  'pages/home/about': home('About us', aboutSchema),
  'patient-statements': home(
    'What patients say',
    v.strictObject({
      statements: listOf(
        patientStatementSchema,
        'What patients have said',
        'Short sentences in the part About us of the home page.',
      ),
    }),
  ),
  'pages/home/services': home('Row of services', servicesSectionSchema),
  transformations: home(
    'Before and after',
    v.strictObject({
      cases: listOf(
        transformationSchema,
        'Pairs of pictures',
        'One entry for each case. Use pictures of patients only with their written consent.',
      ),
      section: wordsAround(transformationsSectionSchema),
    }),
  ),
  videos: home(
    'Videos',
    v.strictObject({
      videos: listOf(videoSchema, 'Your videos on YouTube', 'In the order of the page.'),
      section: wordsAround(videosSectionSchema),
    }),
  ),
  'video-testimonials': home(
    'Videos of patients',
    v.strictObject({
      testimonials: listOf(
        videoTestimonialSchema,
        'Patients’ videos on YouTube',
        'Only with the patient’s written consent. While there are none, the part is left out.',
      ),
      section: wordsAround(videoTestimonialsSectionSchema),
    }),
  ),
  'pages/home/locations': home('Find us', locationsSectionSchema),
  'pages/home/nhs': home('NHS', nhsSectionSchema),
  'pages/home/booking': home('Booking', bookingSchema),
  'pages/home/contact': home('Contact', contactSchema),
  'pages/emergency': page('Emergency', emergencySchema),
  'pages/easy-read': page('Emergency in Easy Read', easyReadSchema),
  'pages/which-practice': page('Which practice suits me?', whichPracticeSchema),
  'pages/ways-to-reach-us': page('Other ways to reach us', waysToReachUsSchema),
  'pages/nhs-information': page('NHS information', nhsInformationSchema),
  'pages/aftercare': page('Aftercare', aftercareSchema),
  'pages/fees': page('Fees', feesSchema),
  'pages/network': page('Partner clinics', networkSchema),
  'pages/blog': page('Blog', blogSchema),
  'pages/share-your-story': page('Share your story', shareYourStorySchema),
  'pages/not-found': page('Page not found', notFoundSchema),
  group: site('Name and contact of the group', groupSchema),
  navigation: site('Menu at the top', navigationSchema),
  footer: site('Foot of every page', footerSchema),
  'page-titles': site('Titles for search engines', pageTitlesSchema),
  'treatment-facts': site('Times and phrases of treatments', treatmentFactsSchema),
  policies: site('Notice, guarantees, time limits', policiesSchema),
  ratings: site('Ratings of the group', ratingsSchema),
  statistics: site('Figures of the group', statisticsSchema),
  search: site('Search', searchSchema),
  'other-languages': site('In other languages', otherLanguagesSchema),
  evidence: site('Evidence for claims', evidenceSchema),
  redirects: site('Addresses that are gone', redirectsSchema),
  'location-gate': site('Visitors from abroad', locationGateSchema),
}

/**
 * By their place below content/; the name of a file is made from one of its fields. `pagesOf` gives the
 * pages of one file, their addresses among them; a route in src/pages/ renders them.
 */
export const folders = {
  practices: {
    ...kind('Practices')('Practices', practiceSchema),
    format: 'yaml',
    namedAfter: 'town',
    pagesOf: practicePages,
  },
  services: {
    ...page('Services', serviceSchema),
    format: 'yaml',
    namedAfter: 'title',
    pagesOf: servicePages,
  },
  articles: {
    ...everyDay('Articles', articleSchema),
    format: 'markdown',
    namedAfter: 'title',
    pagesOf: articlePages,
  },
  aftercare: {
    ...page('Aftercare sheets', aftercareSheetSchema),
    format: 'markdown',
    namedAfter: 'treatment',
    pagesOf: aftercarePages,
  },
  legal: {
    ...page('Policies', legalPageSchema),
    format: 'markdown',
    namedAfter: 'title',
    pagesOf: legalPages,
  },
} as const

export type FileName = keyof typeof files
export type FolderName = keyof typeof folders

type MarkdownFolder = {
  [Name in FolderName]: (typeof folders)[Name]['format'] extends 'markdown' ? Name : never
}[FolderName]

export const markdownFolders = Object.entries(folders).flatMap(([name, { format }]) =>
  format === 'markdown' ? [name as MarkdownFolder] : [],
)

/** What the files of content/ hold, checked. */
export type Data = {
  [Name in FileName]: v.InferOutput<(typeof files)[Name]['schema']>
} & {
  [Name in FolderName]: Entry<
    v.InferOutput<(typeof folders)[Name]['schema']>,
    (typeof folders)[Name]['format']
  >[]
}

type Entry<Fields, Format> = Fields & { name: string } & (Format extends 'markdown'
    ? MarkdownText
    : unknown)

/** The text of a Markdown file. */
export type MarkdownText = {
  html: string
  headings: { id: string; title: string; depth: number }[]
  /** In the order of their places in the text. */
  pictures: { src: string; alt: string }[]
}
