import { picture } from '~/lib/pictures.ts'
import {
  articlePage,
  articleSummary,
  fullArticle,
  newestFirst,
  pageCount,
} from './article-pages.ts'
import { articles as unsorted } from './site.ts'

const articles = unsorted.toSorted(newestFirst)

export const articleCount = articles.length
export const articleIds = articles.map(({ id }) => id)
export const articleAuthors = new Set(articles.map(({ author }) => author))

/** Pages of the list after the one that /blog comes with. */
export const furtherPages = Array.from({ length: pageCount(articles) - 1 }, (_, index) => index + 2)

/** A page of its own for each article with a body. */
export const articlePages = articles.flatMap(({ path, ...article }) =>
  path ? { ...article, path } : [],
)

/** Its words stay beside the picture: pages that are open read the lists as they were. */
const withPicture = async <Of extends { picture: string; alt: string }>(article: Of) => {
  const { alt: _, ...source } = await picture({ src: article.picture, alt: article.alt })
  return { ...article, picture: source }
}

/** The cards of one page of the list, counted from 1. */
export async function cardsOfPage(page: number) {
  const { articles: cards, nextPage } = articlePage(articles, page)
  return { articles: await Promise.all(cards.map(withPicture)), nextPage }
}

export async function articleWithBody(id: number) {
  const article = articles.find((one) => one.id === id)
  return article && { ...(await withPicture(fullArticle(article))), pictures: article.pictures }
}

/** The next older articles that have a page; after the oldest follows the newest, so that all are linked. */
export function articlesAfter(path: string, count: number) {
  const at = articlePages.findIndex((one) => one.path === path)
  const others = [...articlePages.slice(at + 1), ...articlePages.slice(0, at)]
  return Promise.all(others.slice(0, count).map((article) => withPicture(articleSummary(article))))
}
