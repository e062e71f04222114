import { ArrowRight, Check, X } from 'lucide-react'
import type { NhsInformation } from '~/content/nhs-information.ts'
import { classNames } from '~/lib/class-names.ts'
import type { ContactBook } from '~/sections/shared/actions.tsx'
import { BackLink, PageHero } from '~/sections/shared/page-hero.tsx'
import type { Registration } from './registrations.tsx'

type NhsHeroProps = {
  content: NhsInformation
  registrations: readonly Registration[]
  book: ContactBook
}

export function NhsHero({ content, registrations, book }: NhsHeroProps) {
  return (
    <PageHero
      content={content.hero}
      book={book}
      ground="nhs"
      before={<BackLink label={content.backLabel} onDark />}
      aside={<StatusBoard registrations={registrations} />}
    />
  )
}

/** The first question of everybody who comes here: is there a place? */
function StatusBoard({ registrations }: Pick<NhsHeroProps, 'registrations'>) {
  return (
    <ul className="rounded-card bg-white text-ink shadow-raised">
      {registrations.map(({ practice: { town, acceptingNhs, nhsPage }, status }) => (
        <li key={town} className="group/row border-line not-first:border-t">
          <a
            href={nhsPage?.address ?? '#register'}
            className="group grid grid-cols-[auto_1fr_auto] items-center gap-4 px-6 py-5 focus-visible:-outline-offset-3 group-first/row:rounded-t-card group-last/row:rounded-b-card md:py-6"
          >
            <span
              className={classNames(
                'grid size-11 place-items-center rounded-pill',
                acceptingNhs ? 'bg-nhs text-white' : 'bg-amber text-ink',
              )}
            >
              {acceptingNhs ? (
                <Check className="size-5" strokeWidth={3} />
              ) : (
                <X className="size-5" strokeWidth={3} />
              )}
            </span>
            <span>
              <span className="block font-display text-h3">{town}</span>
              <span className="block text-ink-soft text-small">{status}</span>
            </span>
            <ArrowRight className="size-5 text-nhs transition-transform duration-200 group-hover:translate-x-1" />
          </a>
        </li>
      ))}
    </ul>
  )
}
