import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { queryClient } from '~/behaviours/query-client.ts'
import type { ArticleSummary } from './article.ts'
import type { ArticleWords } from './article-dialog.tsx'
import { articleQuery, ArticleMissing as MissingError } from './article-requests.ts'
import { ArticleFailed, ArticleMissing, ArticleWaiting } from './article-states.tsx'
import { ArticleView } from './article-view.tsx'

type ArticleReaderProps = {
  id: number
  summary: ArticleSummary | undefined
  words: ArticleWords
  onBack: () => void
}

export function ArticleReader(props: ArticleReaderProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <FetchedArticle {...props} />
    </QueryClientProvider>
  )
}

function FetchedArticle({ id, summary, words, onBack }: ArticleReaderProps) {
  const { data, error, isFetching, refetch } = useQuery(articleQuery(id))
  if (data) return <ArticleView article={data} />
  if (isFetching) return <ArticleWaiting summary={summary} words={words} />
  if (error instanceof MissingError) return <ArticleMissing words={words} onBack={onBack} />
  return <ArticleFailed summary={summary} words={words} onRetry={refetch} />
}
