import { group } from '../../content/group.ts'
import { type PracticeSlug, practices } from '../../content/practices.ts'
import { ratings } from '../../content/ratings.ts'
import { practiceJsonLd } from './practice-json-ld.ts'
import { siteUrl } from './site-url.ts'

/** One practice as search engines read it, for the pages that speak of it. */
export const practiceRecord = (practice: PracticeSlug) =>
  practiceJsonLd(practices[practice], {
    siteUrl,
    groupName: group.name,
    ratingValue: ratings.structuredData.rating,
    ratingCount: ratings.structuredData.practiceReviewCount,
  })
