import type { ReactNode } from 'react'
import { Badge } from '~/components/badge.tsx'
import { ButtonLink } from '~/components/links.tsx'
import { Picture } from '~/components/picture.tsx'
import { Prose } from '~/components/prose.tsx'
import { Section, SectionHeading } from '~/components/section.tsx'
import type { LoadedArticle } from '~/content/article-pages.ts'
import type { Blog } from '~/content/blog.ts'
import { plainDate } from '~/lib/dates.ts'
import { BackLink } from '~/sections/shared/page-hero.tsx'
import { WithContents } from '~/sections/shared/with-contents.tsx'
import {
  ArticleByline,
  ArticleGrid,
  type ArticleSummary,
  type ListedArticle,
} from './article-list.tsx'

type ArticlePageProps = {
  article: ArticleSummary & Pick<LoadedArticle, 'html' | 'headings' | 'updated'>
  words: Blog['articlePage']
  /** What stands below the text. */
  children?: ReactNode
}

/** One article to itself: what its card says, a table of contents, one readable column. */
export function ArticlePage({ article, words, children }: ArticlePageProps) {
  return (
    <>
      <ArticleHero article={article} words={words} />
      <WithContents entries={article.headings.filter(({ depth }) => depth === 2)}>
        <article aria-labelledby="page-title">
          <Prose html={article.html} />
          {children && <div className="mt-7">{children}</div>}
        </article>
      </WithContents>
    </>
  )
}

function ArticleHero({ article, words }: ArticlePageProps) {
  const { category, title, excerpt, date, updated = date } = article
  return (
    <section aria-labelledby="page-title" className="page-hero page-hero-cream">
      <div className="container-page grid items-center gap-x-16 gap-y-8 pt-5 pb-12 md:pb-16 lg:grid-cols-[1.15fr_1fr] lg:pt-8 lg:pb-20">
        <div className="min-w-0">
          <BackLink label={words.backLabel} to="/blog" />
          <div className="mt-7">
            <Badge>{category}</Badge>
          </div>
          <h1 id="page-title" className="wrap-anywhere mt-4 text-h1">
            {title}
          </h1>
          <ArticleByline article={article} isLong className="mt-4" />
          {updated !== date && (
            <p className="mt-1 text-ink-soft text-small">
              {words.updatedLabel} <time dateTime={updated}>{plainDate(updated)}</time>
            </p>
          )}
          <p className="mt-5 max-w-[56ch] text-ink-soft text-lead">{excerpt}</p>
        </div>
        <Picture
          source={{ ...article.picture, alt: article.alt }}
          sizes="(width >= 75rem) 520px, (width >= 64rem) 44vw, 92vw"
          isFirstScreen
          className="aspect-[8/5] h-auto w-full rounded-card object-cover shadow-card"
        />
      </div>
    </section>
  )
}

type MoreArticlesProps = { articles: readonly ListedArticle[]; words: Blog }

/** Where to go on: every article leads to others, and to the list of all. */
export function MoreArticles({ articles, words }: MoreArticlesProps) {
  if (articles.length === 0) return null
  return (
    <Section labelledBy="more-articles" ground="cream">
      <SectionHeading id="more-articles" title={words.articlePage.moreTitle} />
      <ArticleGrid articles={articles} readLabel={words.readLabel} opens="page" />
      <p className="mt-10">
        <ButtonLink to="/blog" look="secondary">
          {words.articlePage.backLabel}
        </ButtonLink>
      </p>
    </Section>
  )
}
