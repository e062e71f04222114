import type { BreadcrumbListLeaf, WithContext } from 'schema-dts'
import type { ListedPage } from '../content/listed-page.ts'
import { canonicalUrl } from './page-addresses.ts'

export type Crumb = { name: string; path: string }

/** Segments that have no page of their own lead to a section of the home page. */
const sectionSegments: Record<string, Crumb> = {
  services: { name: 'Services', path: '/#services' },
  locations: { name: 'Locations', path: '/#contact' },
}

type NamedPage = Pick<ListedPage, 'path' | 'name'>

/** Home, then a crumb for each segment of the path; empty for home itself. */
export function breadcrumbTrail(path: string, pages: readonly NamedPage[]): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const crumbs = segments.map((segment, index) => {
    const crumbPath = `/${segments.slice(0, index + 1).join('/')}`
    return (
      sectionSegments[segment] ?? {
        name: pages.find((page) => page.path === crumbPath)?.name ?? titleCase(segment),
        path: crumbPath,
      }
    )
  })
  return [{ name: 'Home', path: '/' }, ...crumbs]
}

/** `nhs-leeds-dentist` → `NHS Leeds Dentist` */
function titleCase(segment: string) {
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => (word === 'nhs' ? 'NHS' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

/** Says what the breadcrumb on the page says. */
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
