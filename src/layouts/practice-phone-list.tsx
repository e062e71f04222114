import { Phone } from 'lucide-react'
import type { Practice } from '~/content/practice.ts'
import { telHref } from '~/lib/phone-links.ts'

/** Each practice with its name and phone, one tap each. */
export function PracticePhoneList({ practices }: { practices: readonly Practice[] }) {
  return (
    <ul className="divide-y divide-line">
      {practices.map(({ tradeName, town, phone, path }) => (
        <li key={town} className="flex items-center justify-between gap-4 py-3">
          <a
            href={path}
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
