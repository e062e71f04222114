import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageRecord } from '../../shared/site-manifest.ts'

/** What the server has to know of a page. @param file below the folder, `blog/index.html` */
export async function pageRecord(folder: string, file: string): Promise<PageRecord> {
  const html = await readFile(path.join(folder, file), 'utf8')
  return { file, contentHash: contentHash(html) }
}

/**
 * Stands for what a reader of the page gets: its words, links and pictures. Scripts, styles and
 * the hashes in file names are left out, so a release that changes only code announces nothing.
 */
export function contentHash(html: string) {
  const readable = html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<link\b[^>]*>/g, '')
    .replace(/\/assets\/([\w-]+?)[.-][\w-]{6,}\.(\w+)/g, '$1.$2')
    .replace(/\s(class|id|srcSet|sizes|aria-[a-z]+)="[^"]*"/gi, '')
    .replace(/<\/?(noscript|astro-(island|slot))\b[^>]*>/g, '')
    .replace(/<!--.*?-->/g, '')
  return hash('sha256', readable)
}
