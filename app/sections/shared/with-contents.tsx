import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { markVisibleSection } from '~/behaviours/mark-visible-section.ts'
import { classNames } from '~/lib/class-names.ts'
import { type ContentsEntry, ContentsList } from './contents-list.tsx'

const label = 'On this page'

type WithContentsProps = {
  entries: readonly ContentsEntry[]
  ground?: 'white' | 'cream'
  children: ReactNode
}

/** A long page with its table of contents: beside it on wide screens, folded above it on phones. */
export function WithContents({ entries, ground = 'white', children }: WithContentsProps) {
  const contents = useRef<HTMLDivElement>(null)
  useEffect(() => (contents.current ? markVisibleSection(contents.current) : undefined), [])
  return (
    <div className={ground === 'white' ? 'bg-white' : 'bg-cream'}>
      <div className="with-contents container-page grid gap-x-16 pt-8 pb-(--section-space) lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-20 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-24">
        <div ref={contents} data-part="contents" data-print="hide" className="mb-10 lg:mb-0">
          <details
            className={classNames(
              'group rounded-card px-5 lg:hidden',
              ground === 'white' ? 'bg-cream' : 'bg-white shadow-card',
            )}
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold">
              {label}
              <ChevronDown
                className="size-5 transition-transform duration-200 group-open:rotate-180"
                aria-hidden="true"
              />
            </summary>
            <nav aria-label={label} className="pb-5">
              <ContentsList entries={entries} />
            </nav>
          </details>
          <nav
            aria-label={label}
            className="sticky top-[calc(var(--header-height)+2rem)] hidden max-h-[calc(100dvh-var(--header-height)-4rem)] overflow-y-auto lg:block"
          >
            <p className="mb-3 font-semibold text-small">{label}</p>
            <ContentsList entries={entries} />
          </nav>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}
