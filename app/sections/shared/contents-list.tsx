import { Link } from 'react-router'

export type ContentsEntry = { id: string; title: string }

/** Links to the sections of this page. They replace the address, so that "back" leaves the page. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className="text-small">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            replace
            className="flex min-h-11 items-center border-line border-l-3 py-2 pl-4 text-ink-soft leading-snug hover:border-brand hover:text-brand aria-[current]:border-coral aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-0"
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}
