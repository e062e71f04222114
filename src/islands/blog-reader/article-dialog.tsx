import { X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { articleLinkId } from '~/sections/blog/article-list.tsx'
import {
  ArticleFailed,
  ArticleMissing,
  ArticleWaiting,
  type ArticleWords,
  articleTitleId,
} from './article-view.tsx'
import type { OpenedArticle } from './opened-article.ts'
import { useModalDialog } from './use-modal-dialog.ts'

type ArticleDialogProps = {
  opened: OpenedArticle | null
  highestId: number
  words: ArticleWords
  onClose: () => void
}

/** One article on top of the blog. The dialog is native; only what fills it is loaded late. */
export function ArticleDialog({ opened, highestId, words, onClose }: ArticleDialogProps) {
  const dialog = useModalDialog({
    isOpen: opened !== null,
    onClose,
    returnFocusTo: () => document.getElementById(articleLinkId(opened?.id ?? 0)),
  })
  const isKnown = opened !== null && opened.id <= highestId
  const { Reader, hasFailed, retry } = useReader(isKnown)

  return (
    <dialog
      {...dialog}
      aria-labelledby={articleTitleId}
      className="article-dialog bg-white text-ink"
    >
      {opened && (
        <div className="article-sheet">
          <div className="article-bar" data-print="hide">
            <button
              type="button"
              onClick={onClose}
              aria-label={words.closeLabel}
              className="grid size-12 place-items-center rounded-pill bg-white text-ink shadow-card hover:bg-mint"
            >
              <X className="size-5" />
            </button>
          </div>
          {!isKnown ? (
            <ArticleMissing words={words} onBack={onClose} />
          ) : hasFailed ? (
            <ArticleFailed summary={opened.summary} words={words} onRetry={retry} />
          ) : Reader ? (
            <Reader key={opened.id} {...opened} words={words} onBack={onClose} />
          ) : (
            <ArticleWaiting summary={opened.summary} words={words} />
          )}
        </div>
      )}
    </dialog>
  )
}

type ReaderModule = typeof import('./article-reader.tsx')

let reader: Promise<ReaderModule> | undefined

/** The reader and what it fetches with: a page that nobody opens an article on never loads it. */
export function loadReader() {
  reader ??= import('./article-reader.tsx').catch((error) => {
    // So that the next attempt is a new one.
    reader = undefined
    throw error
  })
  return reader
}

/** The reader once it is loaded, or that it failed, with a retry. */
function useReader(isWanted: boolean) {
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
