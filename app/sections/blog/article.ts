import type { PictureSource } from '~/components/picture.tsx'
import type * as files from '../../../scripts/content/article-pages.ts'

export type ArticleSummary = files.ArticleSummary<PictureSource>
export type FullArticle = files.FullArticle<PictureSource>
export type ArticlePage = files.ArticlePage<PictureSource>

export type FirstArticles = ArticlePage & {
  total: number
  /** An address that asks for a higher one is mistyped; nothing needs to be fetched to know it. */
  highestId: number
}

/** Where the focus returns to when the article is closed. */
export const articleLinkId = (id: number) => `article-${id}`
