import type { APIRoute } from 'astro'
import { type ListedPage, pages } from '~/content/all-pages.ts'
import { legalPages } from '~/content/site.ts'
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

function entry(page: ListedPage) {
  const date = lastChange(page)
  const lastmod = date ? `<lastmod>${date}</lastmod>` : ''
  return `  <url><loc>${canonicalUrl(siteUrl, page.path)}</loc>${lastmod}</url>`
}

/** An article's day, a legal page's month; the others say nothing of when they changed. */
function lastChange({ path, article }: ListedPage) {
  if (article) return article.updated ?? article.date
  const printed = Object.values(legalPages).find(({ name }) => path === `/${name}`)?.lastUpdated
  const month = Date.parse(`1 ${printed} UTC`)
  return Number.isNaN(month) ? undefined : new Date(month).toISOString().slice(0, 7)
}
