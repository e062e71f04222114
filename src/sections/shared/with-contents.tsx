import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Heading } from '~/content/page-parts.ts'
import { classNames } from '~/lib/class-names.ts'

type ContentsEntry = { id: string; title: string }

const label = 'On this page'

type WithContentsProps = {
  entries: readonly ContentsEntry[]
  ground?: 'white' | 'cream'
  /** Of what stands beside the table. */
  className?: string | undefined
  children: ReactNode
}

/** A long page with its table of contents: beside it on wide screens, folded above it on phones. */
export function WithContents(props: WithContentsProps) {
  const { entries, ground = 'white', className, children } = props
  return (
    <div className={ground === 'white' ? 'bg-white' : 'bg-cream'}>
      <div className="with-contents container-page grid gap-x-16 pt-8 pb-(--section-space) lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-20 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-24">
        <div data-part="contents" data-print="hide" className="mb-10 lg:mb-0">
          <details
            className={classNames(
              'group rounded-card px-5 lg:hidden',
              ground === 'white' ? 'bg-cream' : 'bg-white shadow-card',
            )}
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold">
              {label}
              <ChevronDown className="size-5 transition-transform duration-200 group-open:rotate-180" />
            </summary>
            <nav aria-label={label} className="pb-5">
              <ContentsList entries={entries} />
            </nav>
          </details>
          <nav
            aria-label={label}
            className="-mx-2 sticky px-2 top-[calc(var(--header-height)+2rem)] hidden max-h-[calc(100dvh-var(--header-height)-4rem)] overflow-y-auto lg:block"
          >
            <p className="mb-3 font-semibold text-small">{label}</p>
            <ContentsList entries={entries} />
          </nav>
        </div>
        <div className={classNames('min-w-0', className)}>{children}</div>
      </div>
    </div>
  )
}

type ChaptersProps = {
  /** Links of other pages lead to these ids. */
  chapters: readonly { id: string; heading: Heading; body: ReactNode }[]
  className?: string
}

/** The chapters of a page beside their table of contents. */
export function Chapters({ chapters, className }: ChaptersProps) {
  return (
    <WithContents
      entries={chapters.map(({ id, heading }) => ({ id, title: heading.title }))}
      ground="cream"
      className={className}
    >
      {chapters.map(({ id, heading, body }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="pb-16 last:pb-0 md:pb-24"
        >
          <h2 id={`${id}-title`} className="text-h2">
            {heading.title}
          </h2>
          {heading.intro && (
            <p className="mt-3 max-w-text text-ink-soft text-lead">{heading.intro}</p>
          )}
          <div className="mt-7 md:mt-9">{body}</div>
        </section>
      ))}
    </WithContents>
  )
}

/** Their clicks replace the address (behaviours/section-links.ts), so that "back" leaves the page. */
function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className="text-small">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center border-line border-l-3 py-2 pl-4 text-ink-soft leading-snug hover:border-brand hover:text-brand aria-[current]:border-coral aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-0"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
