import { content, practices } from '~/content/site.ts'
import { picture } from '~/lib/pictures.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import { organisationJsonLd } from './organisation-json-ld.ts'
import { practiceRecord } from './practice-record.ts'
import { absoluteUrl, siteUrl } from './site-url.ts'

/** What the home page says of itself: the group, its practices, and the questions it answers. */
export async function homeRecords() {
  const { faq, footer, group, hero, ratings } = content
  return [
    organisationJsonLd(group, {
      siteUrl,
      image: absoluteUrl((await picture(hero.image)).src),
      slogan: hero.title,
      description: footer.about,
      ratingValue: ratings.structuredData.rating,
      ratingCount: ratings.structuredData.groupReviewCount,
    }),
    ...(await Promise.all(practices.map((practice) => practiceRecord(practice)))),
    faqJsonLd(faq),
  ]
}
