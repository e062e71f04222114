import { LoaderCircle } from 'lucide-react'
import { buttonClasses } from '~/components/button-look.ts'
import { Notice } from '~/components/notice.tsx'
import type { ArticleSummary } from './article.ts'
import type { ArticleWords } from './article-dialog.tsx'
import { ArticleFrame, articleTitleId } from './article-view.tsx'

type StateProps = { summary: ArticleSummary | undefined; words: ArticleWords }

export function ArticleWaiting({ summary, words }: StateProps) {
  const waiting = (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <LoaderCircle className="size-5 motion-safe:animate-spin" aria-hidden="true" />
      {words.loadingText}
    </p>
  )
  if (summary) return <ArticleFrame article={summary}>{waiting}</ArticleFrame>
  return (
    <div id={articleTitleId} className="article-words min-h-64 pt-24">
      {waiting}
    </div>
  )
}

/** The excerpt is there all the same: it came with the page. */
export function ArticleFailed({ summary, words, onRetry }: StateProps & { onRetry: () => void }) {
  const failed = (
    <Notice look="warm" className="mt-8">
      <div role="alert">
        <h3 className="text-h3" {...(!summary && { id: articleTitleId })}>
          {words.failed.title}
        </h3>
        <p className="mt-1">{words.failed.text}</p>
      </div>
      <button type="button" onClick={onRetry} className={buttonClasses('primary', 'mt-5')}>
        {words.failed.retryLabel}
      </button>
    </Notice>
  )
  if (!summary) return <div className="article-words pt-20">{failed}</div>
  return (
    <ArticleFrame article={summary}>
      <p className="text-lead">{summary.excerpt}</p>
      {failed}
    </ArticleFrame>
  )
}

export function ArticleMissing({ words, onBack }: { words: ArticleWords; onBack: () => void }) {
  return (
    <div className="article-words pt-20 text-center md:pb-20">
      <h2 id={articleTitleId} className="text-h2">
        {words.missing.title}
      </h2>
      <p className="mt-3 text-ink-soft text-lead">{words.missing.text}</p>
      <button type="button" onClick={onBack} className={buttonClasses('primary', 'mt-7')}>
        {words.missing.backLabel}
      </button>
    </div>
  )
}
