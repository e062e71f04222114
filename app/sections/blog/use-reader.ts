import { useCallback, useEffect, useState } from 'react'

type ReaderModule = typeof import('./article-reader.tsx')

let reader: Promise<ReaderModule> | undefined

/** The reader and what it fetches with: a page that nobody opens an article on never loads it. */
function loadReader() {
  reader ??= import('./article-reader.tsx').catch((error) => {
    // So that the next attempt is a new one.
    reader = undefined
    throw error
  })
  return reader
}

export const preloadReader = () => {
  loadReader().catch(() => {})
}

/** The reader once it has arrived, or the news that it did not, with another try. */
export function useReader(isWanted: boolean) {
  const [loaded, setLoaded] = useState<ReaderModule | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    loadReader().then(setLoaded, () => setHasFailed(true))
  }, [])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  return { Reader: loaded?.ArticleReader, hasFailed, retry: load }
}
