import { ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { afterPaint } from '~/behaviours/after-paint.ts'
import { isPlainClick } from '~/behaviours/plain-click.ts'
import { Badge } from '~/components/badge.tsx'
import { Card } from '~/components/card.tsx'
import { Picture } from '~/components/picture.tsx'
import { type ArticleSummary, articleLinkId } from './article.ts'
import { ArticleByline } from './article-byline.tsx'
import { openedFromList } from './use-open-article.ts'
import { preloadReader } from './use-reader.ts'

type ArticleCardProps = {
  article: ArticleSummary
  readLabel: string
  /** The newest article, across the whole page. */
  isLead?: boolean
}

export function ArticleCard({ article, readLabel, isLead = false }: ArticleCardProps) {
  const navigate = useNavigate()
  const address = `/blog?article=${article.id}`
  const how = { state: openedFromList, preventScrollReset: true }
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    afterPaint(() => navigate(address, how))
  }
  return (
    <Card
      as="article"
      className="article-card group relative h-full p-3 transition-shadow duration-200 hover:shadow-raised"
    >
      <div className="article-card-picture">
        <Picture
          source={article.picture}
          alt={article.alt}
          sizes={
            isLead
              ? '(width >= 75rem) 620px, (width >= 48rem) 50vw, 90vw'
              : '(width >= 75rem) 370px, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw'
          }
          className="aspect-[8/5] size-full rounded-inner object-cover"
        />
      </div>
      <div className="article-card-words flex grow flex-col items-start px-3 pt-5 pb-3">
        <Badge>{article.category}</Badge>
        <h3 className="article-card-title mt-4 text-h3">{article.title}</h3>
        <ArticleByline article={article} className="mt-3" />
        <p className="article-card-excerpt mt-3 text-ink-soft text-small">{article.excerpt}</p>
        <Link
          id={articleLinkId(article.id)}
          to={address}
          {...how}
          onClick={open}
          aria-label={`${readLabel}: ${article.title}`}
          onPointerEnter={preloadReader}
          onFocus={preloadReader}
          className="article-link needs-script mt-auto inline-flex min-h-11 items-center gap-1.5 pt-4 font-semibold text-brand underline decoration-transparent underline-offset-4 group-hover:decoration-current"
        >
          {readLabel}
          <ArrowRight
            className="size-4 transition-transform duration-200 group-hover:translate-x-1"
            aria-hidden="true"
          />
        </Link>
      </div>
    </Card>
  )
}
