/**
 * What the build tells the server about the site, in `site-manifest.json`. The server knows nothing of
 * the site beyond this and the files themselves.
 */
export type SiteManifest = {
  /** Base address of the site, without a trailing slash. */
  siteUrl: string
  /** True while `siteUrl` is the placeholder domain: nothing is announced to search engines then. */
  siteUrlIsPlaceholder: boolean
  /** Hosts of the practice sites, which may be announced beside our own. */
  practiceHosts: string[]
  /** Path without trailing slash → hash that changes exactly when what a reader sees there changes. */
  pages: Record<string, string>
  /** Addresses that are gone → the page that has taken their place. */
  redirects: Record<string, string>
  /** The name of the release, by which the server says what it shows. */
  build?: string
}
