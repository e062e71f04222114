import type { BreadcrumbListLeaf, WithContext } from 'schema-dts'
import type { Crumb } from './breadcrumb-trail.ts'
import { canonicalUrl } from './canonical.ts'

/** Says what the breadcrumb on the page says (RULINGS 6). */
export const breadcrumbJsonLd = (
  trail: readonly Crumb[],
  siteUrl: string,
): WithContext<BreadcrumbListLeaf> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonicalUrl(siteUrl, path),
  })),
})
