import type { LoadedArticle } from '../content/article-pages.ts'
import type { PageMeta } from '../content/page-meta.ts'
import type { PagePath } from '../routes.ts'

/** As many letters as search engines show. */
const longestTitle = 60

/** With the name of the group where there is room for it: the titles of articles are long. */
export function fullTitle(title: string, groupName: string): string {
  const full = `${title} | ${groupName}`
  return full.length > longestTitle ? title : full
}

/** What the head of a page says: an article's own words stand at the top of its file. */
export const metaOf = (
  { path, article }: { path: string; article?: LoadedArticle | undefined },
  titles: Readonly<Record<PagePath, PageMeta>>,
): PageMeta =>
  article
    ? {
        title: article.title,
        description: article.description ?? '',
        shareHeadline: article.title,
      }
    : titles[path as PagePath]
