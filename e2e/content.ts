/*
 * What the browser tests read of the content. Lists have as many entries as the owner likes, and a
 * fact any value that its declaration allows.
 */

import type { Content } from '../src/content/assemble.ts'
import type { Practice } from '../src/content/practice.ts'
import type { Price } from '../src/content/prices.ts'
import { readContent } from '../src/content/read-content.ts'

export type { FaqItem } from '../src/content/faq-item.ts'
export type { Video } from '../src/content/video.ts'
export type { Price }

/** The prices that these tests look for. */
type PriceId =
  | `whitening${'InOffice' | 'TakeHome' | 'Combination'}`
  | `implant${'Single' | 'Multiple' | 'FullArch' | 'Dentures'}`
  | 'veneers'
  | 'bonding'

/** As if every list had two entries and every choice had been made: where not, a test says so. */
type Filled<T> = T extends readonly (infer Entry)[]
  ? [Filled<Entry>, Filled<Entry>, ...Filled<Entry>[]]
  : T extends object
    ? { [Key in keyof T]-?: Filled<NonNullable<T[Key]>> }
    : T

export const {
  about,
  articles,
  blog,
  carouselReviews,
  charges,
  contact,
  easyRead,
  emergency,
  faq,
  footer,
  group,
  hero,
  locationGate,
  locationReviews,
  locationsSection,
  navigation,
  network,
  nhsInformation,
  nhsSection,
  pages,
  patientStatements,
  practices,
  prices,
  reviewsSection,
  search,
  services,
  servicesSection,
  shareYourStory,
  statistics,
  team,
  teamSection,
  transformations,
  transformationsSection,
  videos,
  videosSection,
  waysToReachUs,
  whichPractice,
} = readContent() as unknown as Filled<
  Omit<Content, 'articles' | 'pages' | 'practices' | 'prices' | 'services'>
> &
  Pick<Content, 'articles' | 'pages' | 'services'> & {
    prices: Record<PriceId, Price>
    practices: Record<'bradford' | 'ripon' | 'leeds', Practice>
  }

/** Invented from end to end, as SPEC.md has it; an owner takes the mark away. */
export const isSample = group.sample
