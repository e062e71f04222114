import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '~/islands/query-client.ts'
import type { ArticleSummary, ListedArticle } from '~/sections/blog/article-list.tsx'
import {
  ArticleFailed,
  ArticleMissing,
  ArticleView,
  ArticleWaiting,
  type ArticleWords,
  type FullArticle,
} from './article-view.tsx'

type ArticleReaderProps = {
  id: number
  summary: ArticleSummary | undefined
  words: ArticleWords
  onBack: () => void
}

export function ArticleReader({ id, summary, words, onBack }: ArticleReaderProps) {
  const { data, error, isFetching, refetch } = useQuery(articleQuery(id), queryClient)
  if (data) return <ArticleView article={data} />
  if (isFetching) return <ArticleWaiting summary={summary} words={words} />
  if (error instanceof NotThere) return <ArticleMissing words={words} onBack={onBack} />
  return <ArticleFailed summary={summary} words={words} onRetry={refetch} />
}

type ArticlePage = { articles: ListedArticle[]; nextPage: number | null }

/** A page of cards after the first. */
export const fetchArticlePage = (page: number) =>
  queryClient.query({
    queryKey: ['article-page', page],
    queryFn: ({ signal }) => fetchJson<ArticlePage>(`/articles/page-${page}.json`, signal),
  })

const articleQuery = (id: number) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }) => fetchJson<FullArticle>(`/articles/${id}.json`, signal),
    // One quiet second attempt, then the visitor decides.
    retry: (failures, error) => failures < 1 && !(error instanceof NotThere),
    retryDelay: 500,
  })

class NotThere extends Error {}

async function fetchJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal })
  if (answer.status === 404) throw new NotThere(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}
