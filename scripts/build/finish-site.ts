import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { notFoundPath, pages } from '../../app/routes.ts'
import { group } from '../../content/group.ts'
import { practices } from '../../content/practices.ts'
import type { PageRecord, SiteManifest } from '../../shared/site-manifest.ts'
import { compressFiles } from './compress.ts'
import { contentHash } from './content-hash.ts'
import { finishPlainPage } from './finish-plain-page.ts'
import { inlineHashes } from './inline-hashes.ts'
import { writeServiceWorker } from './service-worker.ts'
import { drawShareImages } from './share-images.ts'
import { siteIcons } from './site-icons.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'
import { tunePage } from './tune-page.ts'

/** Turns what the framework built in this folder into the site that is served. */
export async function finishSite(folder: string) {
  const client = `${folder}/client`
  // Only prerendering needed the renderer, and no path falls back to an empty page.
  rmSync(`${folder}/server`, { recursive: true, force: true })
  rmSync(`${client}/__spa-fallback.html`, { force: true })

  const siteUrl = (process.env.SITE_URL ?? group.siteUrl).replace(/\/$/, '')
  const manifest: SiteManifest = {
    siteUrl,
    siteUrlIsPlaceholder: siteUrl === group.siteUrl,
    practiceHosts: Object.values(practices).map(({ website }) => new URL(website).host),
    pages: Object.fromEntries(
      await Promise.all(
        pages.map(
          async (page: FinishedPage) => [page.path, await finishPage(client, page)] as const,
        ),
      ),
    ),
    notFound: await finishPage(client, { path: notFoundPath, isPlain: true }),
  }

  await writeFile(`${client}/sitemap.xml`, sitemapXml(siteUrl))
  await writeFile(`${client}/robots.txt`, robotsTxt(siteUrl))
  await siteIcons(client)
  await drawShareImages(client)
  await writeServiceWorker(client)
  await compressFiles(client)
  await writeFile(`${folder}/site-manifest.json`, JSON.stringify(manifest, null, 2))
}

type FinishedPage = { path: string; isPlain?: true }

async function finishPage(
  client: string,
  { path: pagePath, isPlain }: FinishedPage,
): Promise<PageRecord> {
  const file = path.join(pagePath.slice(1), 'index.html')
  const rendered = await readFile(`${client}/${file}`, 'utf8')
  const html = isPlain
    ? await finishPlainPage(rendered, { path: pagePath, file, assets: `${client}/assets` })
    : tunePage(rendered, file)
  await writeFile(`${client}/${file}`, html)
  return { file, contentHash: contentHash(html), ...inlineHashes(html) }
}
