import { faqJsonLd } from '~/seo/faq-json-ld.ts'
import { organisationJsonLd } from '~/seo/organisation-json-ld.ts'
import { practiceJsonLd } from '~/seo/practice-json-ld.ts'
import { siteUrl } from '~/seo/site-url.ts'
import { faq } from '../../../content/faq.ts'
import { group } from '../../../content/group.ts'
import { ratings } from '../../../content/ratings.ts'
import { practiceEntries } from './practice-entries.ts'

const { rating, groupReviewCount, practiceReviewCount } = ratings.structuredData

/** What the home page tells search engines: the group, its three practices, the questions. */
export const structuredData = [
  organisationJsonLd(group, { siteUrl, ratingValue: rating, ratingCount: groupReviewCount }),
  ...practiceEntries.map(({ practice }) =>
    practiceJsonLd(practice, {
      siteUrl,
      groupName: group.name,
      ratingValue: rating,
      ratingCount: practiceReviewCount,
    }),
  ),
  faqJsonLd(faq),
]
