import { classNames } from '~/lib/class-names.ts'
import { longDate, shortDate } from '~/lib/dates.ts'

type ArticleBylineProps = {
  article: { date: string; author: string }
  /** The card has the short date, the open article the long one (SPEC §2). */
  isLong?: boolean
  className?: string
}

export function ArticleByline({ article, isLong = false, className }: ArticleBylineProps) {
  return (
    <p
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
