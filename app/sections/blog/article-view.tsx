import { type ReactNode, useRef } from 'react'
import { useInsideLinks } from '~/behaviours/use-inside-links.ts'
import { Badge } from '~/components/badge.tsx'
import { Picture } from '~/components/picture.tsx'
import type { ArticleSummary, FullArticle } from './article.ts'
import { ArticleByline } from './article-byline.tsx'

export const articleTitleId = 'article-title'

/** Picture, category, title, long date and author (SPEC §2), above whatever is known of the rest. */
export function ArticleFrame({
  article,
  children,
}: {
  article: ArticleSummary
  children: ReactNode
}) {
  return (
    <article>
      <Picture
        source={article.picture}
        alt={article.alt}
        sizes="(width >= 52rem) 800px, 100vw"
        className="aspect-[2/1] h-auto w-full object-cover"
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

/** An article without a body yet shows its excerpt (SPEC §2). */
export function ArticleView({ article }: { article: FullArticle }) {
  const body = useRef<HTMLDivElement>(null)
  useInsideLinks(body)
  return (
    <ArticleFrame article={article}>
      {article.html ? (
        <div
          ref={body}
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own article, rendered at build
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
      ) : (
        <p className="text-lead">{article.excerpt}</p>
      )}
    </ArticleFrame>
  )
}
