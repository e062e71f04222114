import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { telHref } from '~/lib/phone.ts'
import type { HeaderPractice } from './header-content.ts'

/** Each practice with its name and phone, one tap each (SPEC §2, header). */
export function PracticePhoneList({ practices }: { practices: readonly HeaderPractice[] }) {
  return (
    <ul className="divide-y divide-line">
      {practices.map(({ slug, name, town, phone, page }) => (
        <li key={slug} className="flex items-center justify-between gap-4 py-3">
          <Link to={page} className="rounded-small font-semibold leading-snug hover:text-brand">
            {name}
            <span className="block font-normal text-ink-soft text-small">{town}</span>
          </Link>
          <a
            href={telHref(phone)}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-pill bg-mint px-4 font-semibold text-small hover:bg-mint-deep"
          >
            <Phone className="size-4" aria-hidden="true" />
            <span>
              <span className="sr-only">Call {town}: </span>
              {phone}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
