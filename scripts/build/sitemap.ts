import { pages } from '../../app/routes.ts'
import { canonicalUrl } from '../../app/seo/canonical.ts'
import { pageMeta } from '../../content/page-meta.ts'

export function sitemapXml(siteUrl: string) {
  const entries = pages.map(
    ({ path }) =>
      `  <url>\n    <loc>${canonicalUrl(siteUrl, path) || siteUrl}</loc>\n    <lastmod>${pageMeta[path].dateModified}</lastmod>\n  </url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

export const robotsTxt = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
