import { hash } from 'node:crypto'

/**
 * Stands for what a reader of the page gets: its words, links and pictures. Scripts, styles and
 * the hashes in file names are left out, so a release that changes only code announces nothing.
 */
export function contentHash(html: string) {
  const readable = html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<link\b[^>]*>|<meta http-equiv\b[^>]*>/g, '')
    .replace(/\/assets\/([\w-]+?)[.-][\w-]{6,}\.(\w+)/g, '$1.$2')
    .replace(/\s(class|id|srcSet|sizes|aria-[a-z]+)="[^"]*"/gi, '')
    .replace(/<\/?(noscript|astro-(island|slot))\b[^>]*>/g, '')
    .replace(/<!--.*?-->/g, '')
  return hash('sha256', readable)
}
