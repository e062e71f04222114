import { useEffect, useRef } from 'react'
import { buttonClasses } from '~/components/button-look.ts'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import type { Blog } from '../../../content/model/blog.ts'
import { articleLinkId, type FirstArticles } from './article.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleDialog } from './article-dialog.tsx'
import { useMoreArticles } from './use-more-articles.ts'
import { useOpenArticle } from './use-open-article.ts'

/** Cards of all articles, the newest one large, and the dialog that opens from them. */
export function ArticleList({ content, first }: { content: Blog; first: FirstArticles }) {
  const focusNext = useRef<string | null>(null)
  const { articles, nextPage, status, showMore } = useMoreArticles(first, ({ id }) => {
    focusNext.current = articleLinkId(id)
  })
  const { isHydrated, articleId, close } = useOpenArticle()

  // Keyboard and screen reader go on with the first of the new articles.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when articles were added
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  }, [articles])

  return (
    <Section labelledBy="articles-title" ground="cream">
      <SectionHeading id="articles-title" title={content.listTitle} />
      <p className="without-script mb-8 max-w-text rounded-inner bg-peach-soft p-5">
        {content.withoutScript}
      </p>
      <ul className="article-grid grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} readLabel={content.readLabel} isLead={index === 0} />
          </li>
        ))}
      </ul>
      <div className="needs-script mt-10 text-center">
        <p role="status" className={status === 'failed' ? 'mb-4' : 'sr-only'}>
          {status === 'failed'
            ? content.moreFailedText
            : articles.length > first.articles.length &&
              `Showing ${articles.length} of ${first.total} articles`}
        </p>
        {nextPage !== null && (
          <button
            type="button"
            onClick={showMore}
            disabled={!isHydrated}
            aria-disabled={status === 'loading'}
            className={buttonClasses('secondary')}
          >
            {content.showMoreLabel}
          </button>
        )}
      </div>
      {isHydrated && (
        <ArticleDialog
          articleId={articleId}
          highestId={first.highestId}
          summary={articles.find(({ id }) => id === articleId)}
          words={content}
          onClose={close}
        />
      )}
    </Section>
  )
}
