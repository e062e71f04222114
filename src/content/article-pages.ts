import type { Data } from './kinds.ts'

export type LoadedArticle = Data['articles'][number] & {
  /** Where its page stands; an article without a text has none. */
  path: `/blog/${string}` | null
}

/** The newest first; of one day's, the one with the higher id. */
export const newestFirst = (a: LoadedArticle, b: LoadedArticle) =>
  b.date.localeCompare(a.date) || b.id - a.id

/** RULINGS 11 */
export const articlesPerPage = 12

/** The articles of one page, counted from 1, and whether another follows. */
export function articlePage(articles: readonly LoadedArticle[], page: number) {
  const end = page * articlesPerPage
  return {
    articles: articles.slice(end - articlesPerPage, end).map(articleSummary),
    nextPage: articles.length > end ? page + 1 : null,
  }
}

export const pageCount = (articles: readonly LoadedArticle[]) =>
  Math.max(1, Math.ceil(articles.length / articlesPerPage))

/** What the dialog shows; its title is a second-level heading, the article's own stand below it. */
export const fullArticle = (article: LoadedArticle) => ({
  ...articleSummary(article),
  html: article.html.replace(
    /<(\/?)h([2-5])\b/g,
    (_, slash: string, level: string) => `<${slash}h${+level + 1}`,
  ),
})

/** What a card shows; `picture` is its path, as content files write it. */
export function articleSummary(article: LoadedArticle) {
  const { id, path, title, excerpt, category, date, updated, author, image } = article
  const facts = { id, path, title, excerpt, category, date, updated, author }
  return { ...facts, alt: image.alt, picture: image.src }
}
