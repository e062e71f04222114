import { Phone } from 'lucide-react'
import { buttonClasses } from '~/components/button-look.ts'
import { telHref } from '~/lib/phone.ts'

export type Call = { label: string; phone: string }

/** One large button a practice, each with its number: they can be hit with a thumb, and read out. */
export function CallButtons({ calls }: { calls: readonly Call[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {calls.map(({ label, phone }) => (
        <li key={label}>
          <a
            href={telHref(phone)}
            className={buttonClasses(
              'emergency',
              'min-h-14 w-full justify-start gap-3 px-5 sm:rounded-inner',
            )}
          >
            <Phone className="size-5 shrink-0" aria-hidden="true" />
            <span className="flex grow flex-wrap items-baseline justify-between gap-x-4 whitespace-nowrap text-left sm:flex-col sm:gap-y-0.5">
              {label}
              <span className="font-medium tabular-nums">{phone}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
