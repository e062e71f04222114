import { useState } from 'react'
import type { ArticlePage, ArticleSummary } from './article.ts'

type MoreArticles = {
  articles: ArticleSummary[]
  nextPage: number | null
  status: 'idle' | 'loading' | 'failed'
}

/** The pages after the first, fetched one by one as the visitor asks for them. */
export function useMoreArticles(firstPage: ArticlePage, onShown: (first: ArticleSummary) => void) {
  const [state, setState] = useState<MoreArticles>({ ...firstPage, status: 'idle' })

  const showMore = async () => {
    const { nextPage, status } = state
    if (nextPage === null || status === 'loading') return
    setState((now) => ({ ...now, status: 'loading' }))
    try {
      const { fetchArticlePage } = await import('./article-requests.ts')
      const page = await fetchArticlePage(nextPage)
      setState((now) => ({
        articles: [...now.articles, ...page.articles],
        nextPage: page.nextPage,
        status: 'idle',
      }))
      if (page.articles[0]) onShown(page.articles[0])
    } catch {
      setState((now) => ({ ...now, status: 'failed' }))
    }
  }

  return { ...state, showMore }
}
