import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/behaviours/query-client.ts'
import type { ArticlePage, FullArticle } from './article.ts'

export class ArticleMissing extends Error {}

export const articleQuery = (id: number) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }) => fetchJson<FullArticle>(`/articles/${id}.json`, signal),
    // One quiet second attempt, then the visitor decides.
    retry: (failures, error) => failures < 1 && !(error instanceof ArticleMissing),
    retryDelay: 500,
  })

export const fetchArticlePage = (page: number) =>
  queryClient.fetchQuery({
    queryKey: ['article-page', page],
    queryFn: ({ signal }) => fetchJson<ArticlePage>(`/articles/page-${page}.json`, signal),
  })

async function fetchJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal })
  if (answer.status === 404) throw new ArticleMissing(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}
