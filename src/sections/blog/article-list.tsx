import { slug } from 'github-slugger'
import { ArrowRight } from 'lucide-react'
import { Badge } from '~/components/badge.tsx'
import { Card } from '~/components/card.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { LoadedArticle } from '~/content/article-pages.ts'
import { classNames } from '~/lib/class-names.ts'
import { longDate, shortDate } from '~/lib/dates.ts'

export type ArticleSummary = Pick<
  LoadedArticle,
  'id' | 'title' | 'excerpt' | 'category' | 'date' | 'author'
> & { alt: string; picture: Omit<PictureSource, 'alt'> }

export type ListedArticle = ArticleSummary & {
  /** Its page; there is none while it has no body. */
  path: string | null
}

/** Where the blog opens an article in its dialog. */
export const dialogAddress = (id: number | string) => `/blog?article=${id}`

/** Where the focus returns to when the article is closed. */
export const articleLinkId = (id: number) => `article-${id}`

type ArticleGridProps = {
  articles: readonly ListedArticle[]
  readLabel: string
  /** On the blog a plain click opens the article where one is; the link itself leads to its page. */
  opens?: 'dialog' | 'page'
}

/** The newest article large, across the whole page. */
export function ArticleGrid({ articles, readLabel, opens = 'dialog' }: ArticleGridProps) {
  return (
    <ul
      {...(opens === 'page' && { 'data-search': 'skip' })}
      className="article-grid grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8"
    >
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard
            article={article}
            readLabel={readLabel}
            opens={opens}
            isWide={isWide(index, articles.length)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The newest, and one that would be left over in the last row (styles/blog.css). */
const isWide = (index: number, count: number) =>
  index === 0 || (index === count - 1 && index % 3 === 1)

type ArticleCardProps = Omit<ArticleGridProps, 'articles'> & {
  article: ListedArticle
  /** Takes the whole row of a wide screen. */
  isWide?: boolean
}

/** What the open article shows before it is fetched is read from here (islands/blog-reader). */
export function ArticleCard(props: ArticleCardProps) {
  const { article, readLabel, opens = 'dialog', isWide = false } = props
  return (
    <Card
      as="article"
      className="article-card group relative h-full p-3 transition-shadow duration-200 hover:shadow-raised"
    >
      <div className="article-card-picture">
        <Picture
          source={{ ...article.picture, alt: article.alt }}
          sizes={
            isWide
              ? '(width >= 75rem) 686px, (width >= 64rem) 54vw, (width >= 40rem) 45vw, calc(100vw - 4rem)'
              : '(width >= 75rem) 370px, (width >= 64rem) 30vw, (width >= 40rem) 45vw, calc(100vw - 4rem)'
          }
          className="h-auto w-full rounded-inner"
        />
      </div>
      <div className="article-card-words flex grow flex-col items-start px-3 pt-5 pb-3">
        <Badge>{article.category}</Badge>
        <h3 id={slug(article.title)} className="article-card-title mt-4 text-h3">
          {article.title}
        </h3>
        <ArticleByline article={article} className="mt-3" />
        <p className="article-card-excerpt mt-3 text-ink-soft text-small">{article.excerpt}</p>
        <a
          id={articleLinkId(article.id)}
          href={article.path ?? dialogAddress(article.id)}
          aria-label={`${readLabel}: ${article.title}`}
          {...(opens === 'dialog' && {
            'data-press': '',
            'data-article': article.id,
            'data-category': article.category,
            'data-date': article.date,
            'data-author': article.author,
          })}
          className={classNames(
            'article-link mt-auto inline-flex min-h-11 items-center gap-1.5 pt-4 font-semibold text-brand underline decoration-transparent underline-offset-4 group-hover:decoration-current',
            // Without a script there is nothing to read beyond the excerpt.
            !article.path && 'needs-script',
          )}
        >
          {readLabel}
          <ArrowRight className="size-4 transition-transform duration-200 group-hover:translate-x-1" />
        </a>
      </div>
    </Card>
  )
}

type ArticleBylineProps = {
  article: { date: string; author: string }
  /** The card has the short date, the open article the long one. */
  isLong?: boolean
  className?: string
}

export function ArticleByline({ article, isLong = false, className }: ArticleBylineProps) {
  return (
    <p
      data-search="skip"
      className={classNames(
        'flex flex-wrap items-center gap-x-2 text-ink-soft text-small',
        className,
      )}
    >
      <time dateTime={article.date}>{(isLong ? longDate : shortDate)(article.date)}</time>
      <span aria-hidden="true" className="size-1 rounded-pill bg-coral" />
      <span>
        <span className="sr-only">Written by </span>
        {article.author}
      </span>
    </p>
  )
}
