import { type Page, specifiedPages } from '../routes.ts'
import { type LoadedArticle, newestFirst } from './article-pages.ts'
import { readContent } from './read-content.ts'

export type ListedPage = Page & {
  /** Its words and facts stand in a file of content/articles/. */
  article?: LoadedArticle
}

const articles = readContent().articles.toSorted(newestFirst)

/**
 * Every page, for whatever runs outside of Astro: the sitemap, browser tests, accessibility checks
 * and screenshots. Each article with a body has one beside those of the specification (RULINGS 11).
 * A page added to src/routes.ts (and to src/pages/) is checked at once.
 */
export const pages: readonly ListedPage[] = [
  ...specifiedPages,
  ...articles.flatMap((article) => (article.path ? { path: article.path, article } : [])),
]
