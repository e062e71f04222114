import type { PageMeta } from '../content/page-meta.ts'
import type { Page, PagePath } from '../routes.ts'

type MetaOwner = { path: string; article?: Page['article'] | undefined }

/** What the head of a page says: an article's own words stand at the top of its file. */
export const metaOf = (
  { path, article }: MetaOwner,
  titles: Readonly<Record<PagePath, PageMeta>>,
): PageMeta =>
  article
    ? {
        title: article.title,
        description: article.description ?? '',
        shareHeadline: article.title,
        dateModified: article.updated ?? article.date,
      }
    : titles[path as PagePath]
