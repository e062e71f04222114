import { X } from 'lucide-react'
import { useModalDialog } from '~/behaviours/use-modal-dialog.ts'
import type { Blog } from '../../../content/model/blog.ts'
import { type ArticleSummary, articleLinkId } from './article.ts'
import { ArticleFailed, ArticleMissing, ArticleWaiting } from './article-states.tsx'
import { articleTitleId } from './article-view.tsx'
import { useReader } from './use-reader.ts'

export type ArticleWords = Pick<Blog, 'closeLabel' | 'loadingText' | 'failed' | 'missing'>

type ArticleDialogProps = {
  /** NaN when the address asks for something that is not an article. */
  articleId: number | null
  highestId: number
  /** What its card already knows, so that it shows at once; not there for an older article. */
  summary: ArticleSummary | undefined
  words: ArticleWords
  onClose: () => void
}

/** One article on top of the blog. The dialog is native; only what fills it is loaded late. */
export function ArticleDialog({
  articleId,
  highestId,
  summary,
  words,
  onClose,
}: ArticleDialogProps) {
  const isOpen = articleId !== null
  const dialog = useModalDialog({
    isOpen,
    onClose,
    returnFocusTo: () => document.getElementById(articleLinkId(articleId ?? 0)),
  })
  const isKnown = isOpen && articleId <= highestId
  const { Reader, hasFailed, retry } = useReader(isKnown)

  return (
    <dialog
      {...dialog}
      aria-labelledby={articleTitleId}
      className="article-dialog bg-white text-ink"
    >
      {isOpen && (
        <div className="article-sheet">
          <div className="article-bar" data-print="hide">
            <button
              type="button"
              onClick={onClose}
              aria-label={words.closeLabel}
              className="grid size-12 place-items-center rounded-pill bg-white text-ink shadow-card hover:bg-mint"
            >
              <X className="size-5" aria-hidden="true" />
            </button>
          </div>
          {!isKnown ? (
            <ArticleMissing words={words} onBack={onClose} />
          ) : hasFailed ? (
            <ArticleFailed summary={summary} words={words} onRetry={retry} />
          ) : Reader ? (
            <Reader
              key={articleId}
              id={articleId}
              summary={summary}
              words={words}
              onBack={onClose}
            />
          ) : (
            <ArticleWaiting summary={summary} words={words} />
          )}
        </div>
      )}
    </dialog>
  )
}
