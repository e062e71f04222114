import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { pages } from '../../src/content/all-pages.ts'
import { readContent } from '../../src/content/read-content.ts'
import { canonicalUrl } from '../../src/seo/canonical.ts'
import { metaOf } from '../../src/seo/page-meta.ts'
import { pageRecord } from './page-record.ts'
import { writeServiceWorker } from './service-worker.ts'
import { drawShareImages } from './share-images.ts'
import { siteIcons } from './site-icons.ts'

const { group, pageMeta, practices } = readContent()

/** Adds to the pages that Astro has built in this folder what else the site consists of. */
export async function finishSite(folder: string) {
  const client = `${folder}/client`
  const siteUrl = (process.env.SITE_URL?.trim() || group.siteUrl).replace(/\/$/, '')
  await writeServiceWorker(client)
  await writeFile(`${client}/sitemap.xml`, sitemapXml(siteUrl))
  await writeFile(`${client}/robots.txt`, robotsTxt(siteUrl))
  await siteIcons(client)
  console.log('Drawing share pictures …')
  await drawShareImages(client)
  console.log('Compressing …')
  await compressFiles(client)

  const records = pages.map(
    async ({ path }) =>
      [path, await pageRecord(client, join(path.slice(1), 'index.html'))] as const,
  )
  const manifest: SiteManifest = {
    siteUrl,
    siteUrlIsPlaceholder: siteUrl === group.siteUrl,
    practiceHosts: Object.values(practices).map(({ website }) => new URL(website).host),
    pages: Object.fromEntries(await Promise.all(records)),
    notFound: await pageRecord(client, '404.html'),
  }
  await writeFile(`${folder}/site-manifest.json`, JSON.stringify(manifest, null, 2))
}

export function sitemapXml(siteUrl: string) {
  const entries = pages
    .filter(({ isInSitemap = true }) => isInSitemap)
    .map(
      (page) =>
        `  <url>\n    <loc>${canonicalUrl(siteUrl, page.path)}</loc>\n    <lastmod>${metaOf(page, pageMeta).dateModified}</lastmod>\n  </url>\n`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

const robotsTxt = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Writes `x.br` and `x.gz` beside every file of text, once, at the highest level. */
async function compressFiles(folder: string) {
  for await (const file of glob(`${folder}/**/*.{html,js,css,svg,xml,txt,json,webmanifest}`)) {
    const content = await readFile(file)
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${file}.br`, await brotli(content, { params }))
    await writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
  }
}
