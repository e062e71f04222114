import {
  articlePage,
  fullArticle,
  loadArticle,
  pageCount,
} from '../../scripts/content/load-article.ts'
import { picture } from './pictures.ts'

/** As modules, so that an edit shows at once in development. */
const files = import.meta.glob<string>('/content/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The newest first; of one day's, the one with the higher id. */
const articles = Object.entries(files)
  .map(([file, source]) => loadArticle(source, file.slice(1)))
  .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)

export const articleCount = articles.length
export const articleIds = articles.map(({ id }) => id)

/** Pages of the list after the one that /blog comes with. */
export const furtherPages = Array.from({ length: pageCount(articles) - 1 }, (_, index) => index + 2)

const withPicture = async <Of extends { picture: string }>(article: Of) => ({
  ...article,
  picture: await picture(article.picture),
})

/** The cards of one page of the list, counted from 1. */
export async function cardsOfPage(page: number) {
  const { articles: cards, nextPage } = articlePage(articles, page)
  return { articles: await Promise.all(cards.map(withPicture)), nextPage }
}

export function articleWithBody(id: number) {
  const article = articles.find((one) => one.id === id)
  return article && withPicture(fullArticle(article))
}
