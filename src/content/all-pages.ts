import { pagesWith } from '../routes.ts'
import { newestFirst } from './article-pages.ts'
import { readContent } from './read-content.ts'

/**
 * Every page, for whatever runs outside of Astro: the sitemap, browser tests, accessibility checks
 * and screenshots. A page added to src/routes.ts (and to src/pages/) is checked at once.
 */
export const pages = pagesWith(readContent().articles.toSorted(newestFirst))
