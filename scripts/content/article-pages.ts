import type { LoadedArticle } from './load-article.ts'

/** RULINGS 11 */
export const articlesPerPage = 12

/** What a card shows. `Picture` is what the image pipeline makes of the article's picture. */
export type ArticleSummary<Picture> = Omit<LoadedArticle, 'html' | 'image'> & {
  alt: string
  picture: Picture
}

export type FullArticle<Picture> = ArticleSummary<Picture> & {
  /** Empty where the article has no body yet. */
  html: string
}

export type ArticlePage<Picture> = {
  articles: ArticleSummary<Picture>[]
  nextPage: number | null
}

/** The articles of one page, counted from 1, and whether another follows. */
export function articlePage<Picture>(
  articles: readonly LoadedArticle[],
  page: number,
  pictureOf: (path: string) => Picture,
): ArticlePage<Picture> {
  const end = page * articlesPerPage
  return {
    articles: articles
      .slice(end - articlesPerPage, end)
      .map((article) => articleSummary(article, pictureOf)),
    nextPage: articles.length > end ? page + 1 : null,
  }
}

export const pageCount = (articles: readonly LoadedArticle[]) =>
  Math.max(1, Math.ceil(articles.length / articlesPerPage))

export function fullArticle<Picture>(
  article: LoadedArticle,
  pictureOf: (path: string) => Picture,
): FullArticle<Picture> {
  return { ...articleSummary(article, pictureOf), html: oneLevelDown(article.html) }
}

function articleSummary<Picture>(
  { html: _, image, ...article }: LoadedArticle,
  pictureOf: (path: string) => Picture,
): ArticleSummary<Picture> {
  return { ...article, alt: image.alt, picture: pictureOf(image.src) }
}

/** The dialog's title is a second-level heading; the article's own headings stand below it. */
const oneLevelDown = (html: string) =>
  html.replace(/<(\/?)h([2-5])\b/g, (_, slash: string, level: string) => `<${slash}h${+level + 1}`)
