import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { edgeHeaders } from '../../shared/security-headers.ts'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { pages } from '../../src/content/all-pages.ts'
import { readContent } from '../../src/content/read-content.ts'
import { canonicalUrl } from '../../src/seo/page-addresses.ts'
import { datesOf, type PageDates, readPageDates, writePageDates } from './page-dates.ts'
import { contentHash } from './page-record.ts'
import { writeServiceWorker } from './service-worker.ts'
import { drawShareImages } from './share-images.ts'
import { siteIcons } from './site-icons.ts'

const { group, practices } = readContent()

/** Adds to the pages that Astro has built in this folder what else the site consists of. */
export async function finishSite(folder: string) {
  const client = `${folder}/client`
  const siteUrl = (process.env.SITE_URL?.trim() || group.siteUrl).replace(/\/$/, '')
  await writeServiceWorker(client)
  const dates = await pageDates(client)
  writePageDates(folder, dates)
  await writeFile(`${client}/sitemap.xml`, sitemapXml(siteUrl, dates))
  await writeFile(`${client}/robots.txt`, robotsTxt(siteUrl))
  await siteIcons(client)
  console.log('Drawing share pictures …')
  await drawShareImages(client)
  await writeFile(`${client}/_headers`, edgeHeaders)
  // An edge compresses by itself.
  await writeFile(`${client}/.assetsignore`, '*.br\n*.gz\n')
  console.log('Compressing …')
  await compressFiles(client)

  const hashes = pages.map(async ({ path }) => {
    const html = await readFile(join(client, path, 'index.html'), 'utf8')
    return [path, contentHash(html)] as const
  })
  const manifest: SiteManifest = {
    siteUrl,
    siteUrlIsPlaceholder: siteUrl === group.siteUrl,
    practiceHosts: Object.values(practices).map(({ website }) => new URL(website).host),
    pages: Object.fromEntries(await Promise.all(hashes)),
  }
  await writeFile(`${folder}/site-manifest.json`, JSON.stringify(manifest, null, 2))
}

/** When the pages that a sitemap lists last said something else; an article's file says so itself. */
async function pageDates(client: string): Promise<PageDates> {
  const undated = pages.filter(({ article }) => !article).map(({ path }) => path)
  const read = undated.map(async (path) => ({
    path,
    html: await readFile(join(client, path, 'index.html'), 'utf8'),
  }))
  return datesOf(await Promise.all(read), readPageDates('.'), new Date().toISOString().slice(0, 10))
}

function sitemapXml(siteUrl: string, dates: PageDates) {
  const entries = pages
    .filter(({ isInSitemap = true }) => isInSitemap)
    .map(({ path, article }) => {
      const day = article ? (article.updated ?? article.date) : dates[path]?.since
      return `  <url>\n    <loc>${canonicalUrl(siteUrl, path)}</loc>\n    <lastmod>${day}</lastmod>\n  </url>\n`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

const robotsTxt = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Writes `x.br` and `x.gz` beside every file of text, once, at the highest level. */
async function compressFiles(folder: string) {
  const files = globSync(`${folder}/**/*.{html,js,css,svg,xml,txt,json,webmanifest}`).values()
  const compressNext = async () => {
    for (const file of files) await compressFile(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
}

async function compressFile(file: string) {
  const content = await readFile(file)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK } = zlib.constants
  // In blocks of 64 KB or of a megabyte: which of them sends less differs from document to document.
  const inBlocks = (size: number) =>
    brotli(content, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGBLOCK]: size } })
  const [small, large] = [await inBlocks(16), await inBlocks(20)]
  await writeFile(`${file}.br`, small.length < large.length ? small : large)
  await writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
}
