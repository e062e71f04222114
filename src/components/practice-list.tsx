import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { PhoneLink } from './links.tsx'

type Named = { name: string; town: string }
type PracticeListProps<P> = { practices: readonly P[]; fact: (practice: P) => ReactNode }

/** One fact of each practice, below its name. */
export function PracticeList<P extends Named>({ practices, fact }: PracticeListProps<P>) {
  return (
    <ul className="grid gap-2">
      {practices.map((practice) => (
        <li
          key={practice.town}
          className="rounded-inner border border-line bg-white px-4 pt-3 pb-2"
        >
          <p className="font-semibold">
            {practice.name}, {practice.town}
          </p>
          {fact(practice)}
        </li>
      ))}
    </ul>
  )
}

export const factLinkClasses =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4'

export const phoneFact = ({ phone }: { phone: string }) => (
  <span className="flex items-center gap-2">
    <Phone className="size-4 shrink-0 text-brand" />
    <PhoneLink phone={phone} className={factLinkClasses} />
  </span>
)
