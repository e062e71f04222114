import { articleSchema } from '../../content/model/article.ts'
import { readDocument } from './load-page.ts'
import { renderMarkdown } from './markdown.ts'

/** An article of content/articles/; `html` is empty where there is no body yet. */
export function loadArticle(source: string, file: string) {
  const { facts, body } = readDocument(articleSchema, source, file)
  return { ...facts, html: renderMarkdown(body).html }
}

export type LoadedArticle = ReturnType<typeof loadArticle>

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
function articleSummary({ html: _, image, ...article }: LoadedArticle) {
  return { ...article, alt: image.alt, picture: image.src }
}
