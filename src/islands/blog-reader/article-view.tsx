import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '~/components/badge.tsx'
import { buttonClasses } from '~/components/link-looks.ts'
import { Picture } from '~/components/picture.tsx'
import { Prose } from '~/components/prose.tsx'
import type { Blog } from '~/content/blog.ts'
import { ArticleByline, type ArticleSummary } from '~/sections/blog/article-list.tsx'

export type FullArticle = ArticleSummary & {
  /** Empty where the article has no body yet. */
  html: string
}
export type ArticleWords = Pick<Blog, 'closeLabel' | 'loadingText' | 'failed' | 'missing'>

export const articleTitleId = 'article-title'

/** Picture, category, title, long date and author, above whatever is known of the rest. */
function ArticleFrame({ article, children }: { article: ArticleSummary; children: ReactNode }) {
  return (
    <article>
      <Picture
        source={{ ...article.picture, alt: article.alt }}
        sizes="(width >= 52rem) 800px, 100vw"
        className="h-auto w-full"
      />
      <div className="article-words">
        <Badge>{article.category}</Badge>
        <h2 id={articleTitleId} className="mt-4 text-h2">
          {article.title}
        </h2>
        <ArticleByline article={article} isLong className="mt-4" />
        <div className="mt-8">{children}</div>
      </div>
    </article>
  )
}

/** An article without a body yet shows its excerpt. */
export function ArticleView({ article }: { article: FullArticle }) {
  return (
    <ArticleFrame article={article}>
      {article.html ? (
        <Prose html={article.html} />
      ) : (
        <p className="text-lead">{article.excerpt}</p>
      )}
    </ArticleFrame>
  )
}

type StateProps = { summary: ArticleSummary | undefined; words: ArticleWords }

export function ArticleWaiting({ summary, words }: StateProps) {
  const waiting = (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <LoaderCircle className="size-5 motion-safe:animate-spin" />
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
    <div className="rounded-card p-6 md:p-8 bg-peach-soft text-ink mt-8">
      <div role="alert">
        <h3 className="text-h3" {...(!summary && { id: articleTitleId })}>
          {words.failed.title}
        </h3>
        <p className="mt-1">{words.failed.text}</p>
      </div>
      <button type="button" onClick={onRetry} className={buttonClasses('primary', 'mt-5')}>
        {words.failed.retryLabel}
      </button>
    </div>
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
