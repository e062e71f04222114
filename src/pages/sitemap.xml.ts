import type { APIRoute } from 'astro'
import type { ListedPage } from '~/content/listed-page.ts'
import { pages } from '~/content/site.ts'
import { canonicalUrl } from '~/seo/page-addresses.ts'
import { siteUrl } from '~/seo/site-url.ts'

/** Every page once, with the date that it gives itself. */
export const GET: APIRoute = () =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter(({ isInSitemap = true }) => isInSitemap)
  .map(entry)
  .join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )

/** Articles and policies say when they changed; the others do not. */
function entry({ path, lastChange }: ListedPage) {
  const lastmod = lastChange ? `<lastmod>${lastChange}</lastmod>` : ''
  return `  <url><loc>${canonicalUrl(siteUrl, path)}</loc>${lastmod}</url>`
}
