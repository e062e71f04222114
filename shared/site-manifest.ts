/**
 * What the build tells the server about the site: written to `build/site-manifest.json`,
 * read once at start. The server knows nothing of the site beyond this file.
 */
export type SiteManifest = {
  /** Base address of the site, without a trailing slash. */
  siteUrl: string
  /** True while `siteUrl` is the placeholder domain: nothing is announced to search engines then. */
  siteUrlIsPlaceholder: boolean
  /** Hosts of the three practice sites, which may be announced beside our own. */
  practiceHosts: string[]
  /** Path without trailing slash → page. */
  pages: Record<string, PageRecord>
  /** The page sent with status 404. */
  notFound: PageRecord
}

export type PageRecord = {
  /** Below `build/client/`, for example `blog/index.html`. */
  file: string
  /** Changes exactly when what a reader sees on the page changes. */
  contentHash: string
}
