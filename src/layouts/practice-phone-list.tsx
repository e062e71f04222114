import { Phone } from 'lucide-react'
import type { Practice } from '~/content/practice.ts'
import { telHref } from '~/lib/phone-links.ts'

/** A practice with the page of this site that says most about it. */
export type ShellPractice = { practice: Practice; page: string }

/** Each practice with its name and phone, one tap each. */
export function PracticePhoneList({ practices }: { practices: readonly ShellPractice[] }) {
  return (
    <ul className="divide-y divide-line">
      {practices.map(({ practice: { tradeName, town, phone }, page }) => (
        <li key={town} className="flex items-center justify-between gap-4 py-3">
          <a
            href={page}
            className="text-balance rounded-small font-semibold leading-snug hover:text-brand"
          >
            {tradeName}
            <span className="block font-normal text-ink-soft text-small">{town}</span>
          </a>
          <a
            href={telHref(phone)}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-pill bg-mint px-4 font-semibold text-small hover:bg-mint-deep"
          >
            <Phone className="size-4" />
            <span>
              <span className="sr-only">{`Call ${town}: `}</span>
              {phone}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
