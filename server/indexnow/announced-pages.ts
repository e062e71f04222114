import type { SiteManifest } from '../../shared/site-manifest.ts'
import type { AnnouncedPage } from '../store/store.ts'

/** Turns submitted addresses into pages with the mark of what they say now. */
type PagesOf = (urls: URL[], host: string) => AnnouncedPage[]

/**
 * Our own addresses must be pages of the site, under their canonical name; others, such as a
 * not-found page somebody looked at, are left out. What a practice site says we do not know: its
 * pages are announced once per release of ours.
 */
export async function announcedPages(manifest: SiteManifest): Promise<PagesOf> {
  const { siteUrl, pages } = manifest
  const siteHost = new URL(siteUrl).host
  const release = await hashOf(Object.entries(pages).map(([path, page]) => path + page.contentHash))

  const ownPage = (url: URL): AnnouncedPage | null => {
    const path = url.pathname.replace(/(.)\/+$/, '$1')
    const contentHash = Object.hasOwn(pages, path) ? pages[path]?.contentHash : undefined
    if (contentHash !== undefined) {
      return { url: siteUrl + (path === '/' ? '' : path), host: siteHost, contentHash }
    }
    const isSitemap = path === '/sitemap.xml'
    return isSitemap ? { url: siteUrl + path, host: siteHost, contentHash: release } : null
  }
  const practicePage = (url: URL): AnnouncedPage => {
    const [withoutFragment = ''] = url.href.split('#')
    return { url: withoutFragment, host: url.host, contentHash: release }
  }

  return (urls, host) => {
    const found = urls.map((url) => (host === siteHost ? ownPage(url) : practicePage(url)))
    const byUrl = new Map(found.flatMap((page) => (page ? [[page.url, page]] : [])))
    return [...byUrl.values()]
  }
}

async function hashOf(parts: string[]): Promise<string> {
  const bytes = new TextEncoder().encode(parts.toSorted().join('\n'))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
