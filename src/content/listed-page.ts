import type { PageTitles } from './page-titles.ts'

/** A page of the website, for whatever goes through all of them: sitemap, breadcrumbs, tests. */
export type ListedPage = {
  /** Without a trailing slash. */
  path: `/${string}`
  /** In the breadcrumb; without one the words of its address. */
  name?: string | undefined
  titles: PageTitles
  /** True unless it says otherwise. */
  isInSitemap?: boolean
  /** The day or month that the page itself gives. */
  lastChange?: string | undefined
  /** The picture that it is shared with, below content/images/; without one home's. */
  art?: string | undefined
  /** For the page of an article. */
  article?: { date: string; updated?: string | undefined; category: string }
}
