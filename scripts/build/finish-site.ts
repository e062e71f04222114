import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { readContent } from '../../src/content/read-content.ts'
import { pageRecord } from './page-record.ts'
import { writeServiceWorker } from './service-worker.ts'

/** Adds to the pages that Astro has built in this folder what else the site consists of. */
export async function finishSite(folder: string, paths: readonly string[]) {
  const { group, practices } = readContent()
  const client = `${folder}/client`
  const siteUrl = (process.env.SITE_URL?.trim() || group.siteUrl).replace(/\/$/, '')
  await writeServiceWorker(client)
  console.log('Compressing …')
  await compressFiles(client)

  const records = paths
    .filter((path) => path !== '/404')
    .map(
      async (path) => [path, await pageRecord(client, join(path.slice(1), 'index.html'))] as const,
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
  await writeFile(`${file}.br`, await brotli(content))
  await writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
}
