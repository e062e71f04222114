import { Link } from 'react-router'
import { classNames } from '~/lib/class-names.ts'

export type ContentsEntry = { id: string; title: string }

type ContentsListProps = {
  entries: readonly ContentsEntry[]
  /** Id of the section being read; marked for eye and screen reader. */
  current?: string
}

/** Links to the sections of this page. They replace the address, so that "back" leaves the page. */
export function ContentsList({ entries, current }: ContentsListProps) {
  return (
    <ol className="text-small">
      {entries.map(({ id, title }) => {
        const isCurrent = id === current
        return (
          <li key={id}>
            <Link
              to={`#${id}`}
              replace
              {...(isCurrent && { 'aria-current': 'location' })}
              className={classNames(
                'flex min-h-11 items-center border-l-3 py-2 pl-4 leading-snug lg:min-h-0',
                isCurrent
                  ? 'border-coral font-semibold text-ink'
                  : 'border-line text-ink-soft hover:border-brand hover:text-brand',
              )}
            >
              {title}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
