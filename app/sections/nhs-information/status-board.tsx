import { ArrowRight, Check, X } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '~/lib/class-names.ts'

type StatusBoardProps = {
  practices: readonly { town: string; status: string; acceptingNhs: boolean; page: string }[]
}

/** The first question of everybody who comes here: is there a place? */
export function StatusBoard({ practices }: StatusBoardProps) {
  return (
    <ul className="overflow-hidden rounded-card bg-white text-ink shadow-raised">
      {practices.map(({ town, status, acceptingNhs, page }) => (
        <li key={town} className="border-line not-first:border-t">
          <Link
            to={page}
            className="group grid grid-cols-[auto_1fr_auto] items-center gap-4 px-6 py-5 focus-visible:-outline-offset-3 md:py-6"
          >
            <span
              className={classNames(
                'grid size-11 place-items-center rounded-pill',
                acceptingNhs ? 'bg-nhs text-white' : 'bg-amber text-ink',
              )}
            >
              {acceptingNhs ? (
                <Check className="size-5" strokeWidth={3} aria-hidden="true" />
              ) : (
                <X className="size-5" strokeWidth={3} aria-hidden="true" />
              )}
            </span>
            <span>
              <span className="block font-display text-h3">{town}</span>
              <span className="block text-ink-soft text-small">{status}</span>
            </span>
            <ArrowRight
              className="size-5 text-nhs transition-transform duration-200 group-hover:translate-x-1"
              aria-hidden="true"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
