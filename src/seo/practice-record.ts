import type { Practice } from '~/content/practice.ts'
import { group } from '~/content/site.ts'
import { picture } from '~/lib/pictures.ts'
import { practiceJsonLd } from './practice-json-ld.ts'
import { absoluteUrl, siteUrl } from './site-url.ts'

/**
 * One practice as search engines read it, for the pages that speak of it.
 * @param isRated whether the page prints the rating of the practice
 */
export async function practiceRecord(practice: Practice, { isRated = true } = {}) {
  const { src } = await picture(practice.exterior)
  return practiceJsonLd(practice, {
    siteUrl,
    groupName: group.name,
    image: absoluteUrl(src),
    rating: isRated ? { value: practice.rating, count: practice.reviewCount } : undefined,
  })
}
