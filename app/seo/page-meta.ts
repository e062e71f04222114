import type { MetaDescriptor } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { breadcrumbTrail } from './breadcrumb-trail.ts'
import { canonicalUrl } from './canonical.ts'
import { shareImagePath } from './share-image.ts'
import { absoluteUrl, siteUrl } from './site-url.ts'

/** SPEC §7: indexing allowed with maximum previews. */
const robots = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1'

export type PageMeta = {
  siteName: string
  title: string
  description: string
  keywords?: string
}

type PageMetaOptions = {
  path: string
  meta: PageMeta
  /** `import.meta.env.SSR && …`, so that what makes it stays out of the browser's bundle. */
  structuredData?: false | readonly WithContext<Thing>[]
}

/** Everything the head of a page says about it, for the router to insert and remove. */
export function pageMeta({ path, meta, structuredData }: PageMetaOptions): MetaDescriptor[] {
  const url = canonicalUrl(siteUrl, path)
  const image = absoluteUrl(shareImagePath(path))
  return [
    { title: `${meta.title} | ${meta.siteName}` },
    { name: 'description', content: meta.description },
    ...(meta.keywords ? [{ name: 'keywords', content: meta.keywords }] : []),
    { name: 'robots', content: robots },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: meta.siteName },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: meta.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: meta.title },
    { name: 'twitter:description', content: meta.description },
    { name: 'twitter:image', content: image },
    ...(import.meta.env.SSR ? records([...breadcrumbData(path), ...(structuredData || [])]) : []),
  ]
}

/**
 * Structured data is for those who ask for the page itself: it is in the served file, and the
 * browser's bundle carries none of it (behaviours/use-first-page.ts removes it with the page).
 */
const records = (things: readonly WithContext<Thing>[]) =>
  things.map(
    (thing) =>
      ({ 'script:ld+json': thing as unknown as Record<string, unknown> }) as MetaDescriptor,
  )

/** Home has no trail; elsewhere the record says what the breadcrumb on the page says. */
function breadcrumbData(path: string) {
  const trail = breadcrumbTrail(path)
  return trail.length > 1 ? [breadcrumbJsonLd(trail, siteUrl)] : []
}
