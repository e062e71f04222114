import type { APIRoute } from 'astro'
import { absoluteUrl } from '~/seo/site-url.ts'

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`)
