import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { edgeHeaders } from '../../shared/security-headers.ts'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { readContent } from '../content/read-content.ts'
import { contentHash } from './content-hash.ts'
import { addSearchRecords } from './search-records.ts'
import { writeServiceWorker } from './service-worker.ts'

/**
 * Adds to the pages that Astro has built in this folder what else the site consists of.
 * @param paths of the pages, without a slash at the end
 */
export async function finishSite(client: string, paths: readonly string[]) {
  await addSearchRecords(client, paths)
  await writeServiceWorker(client)
  await writeFile(path.join(client, '_headers'), edgeHeaders(process.env.HSTS_SCOPE))
  // Our server and the worker read the manifest; other hosts of files read this.
  const lines = readContent().redirects.map(({ from, to }) => `${from} ${to} 301\n`)
  await writeFile(path.join(client, '_redirects'), lines.join(''))
  // An edge compresses by itself.
  await writeFile(path.join(client, '.assetsignore'), '*.br\n*.gz\n')
  await compressFiles(client)
  await writeManifest(client, paths)
}

async function writeManifest(client: string, paths: readonly string[]) {
  const { group, practices, redirects } = readContent()
  const siteUrl = (process.env.SITE_URL?.trim() || group.siteUrl).replace(/\/$/, '')
  const pages: SiteManifest['pages'] = {}
  for (const page of paths)
    pages[page] = contentHash(await readFile(path.join(client, page, 'index.html'), 'utf8'))
  const manifest: SiteManifest = {
    siteUrl,
    siteUrlIsPlaceholder: siteUrl === group.siteUrl,
    practiceHosts: Object.values(practices).map(({ website }) => new URL(website).host),
    pages,
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  }
  await writeFile(path.join(client, '../site-manifest.json'), JSON.stringify(manifest, null, 2))
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Writes `x.br` and `x.gz` beside every file of text, once, at the highest level. */
async function compressFiles(folder: string) {
  const files = globSync(`${folder}/**/*.{html,js,css,svg,xml,txt,json,webmanifest}`).values()
  const compressNext = async () => {
    for (const file of files) {
      const content = await readFile(file)
      await writeFile(`${file}.br`, await brotli(content))
      await writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
}
