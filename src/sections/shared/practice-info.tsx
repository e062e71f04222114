import { Clock, Hourglass, Mail, MapPin, Phone, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { textLinkClasses } from '~/components/link-looks.ts'
import { EmailLink, NewTabLink, PhoneLink } from '~/components/links.tsx'
import { OpenNow } from '~/components/open-now.tsx'
import { Stars } from '~/components/stars.tsx'
import type { Contact } from '~/content/home.ts'
import type { Practice } from '~/content/practice.ts'
import type { WaitsWords } from '~/content/waits.ts'
import { classNames } from '~/lib/class-names.ts'
import { hoursByLabel } from '~/lib/hours-lines.ts'
import { addressLine, mapsSearchUrl } from '~/lib/maps.ts'
import { waitsOf } from '~/lib/waits.ts'
import { Waits } from './waits.tsx'

type PracticeInfoProps = {
  practice: Practice
  /** Stands in for the practice's own name, address, phone and e-mail on the Bradford page. */
  placeholder?: undefined | Pick<Practice, 'address' | 'phone' | 'email'>
  /** Printed labels of the opening hours, `Monday - Friday` and so on, and of the map. */
  labels: Pick<Contact, 'hoursLabels' | 'mapLabel' | 'saveContactLabel' | 'closuresLabel'>
  waits: WaitsWords
}

const linkClasses = `inline-flex min-h-11 items-center ${textLinkClasses}`

/** Where one practice is, how to reach it and when it is open. */
export function PracticeInfo({ practice, placeholder, labels, waits }: PracticeInfoProps) {
  const contact = placeholder ?? practice
  const address = addressLine(contact.address)
  return (
    <dl className="divide-y divide-line">
      <Fact icon={<MapPin className="size-5" />} label="Address">
        {!placeholder && (
          <>
            <p className="font-semibold">{practice.tradeName}</p>
            <OpenNow practice={practice} />
          </>
        )}
        <address className="not-italic">{address}</address>
        <NewTabLink href={mapsSearchUrl(address)} className={linkClasses}>
          {labels.mapLabel}
        </NewTabLink>
        <p className="mt-1 text-ink-soft text-small">{practice.travel}</p>
      </Fact>
      <Fact icon={<Phone className="size-5" />} label="Phone">
        <PhoneLink phone={contact.phone} className={linkClasses} />
        {!placeholder && (
          <DownloadLink href={`/contacts/${practice.slug}.vcf`}>
            {labels.saveContactLabel}
          </DownloadLink>
        )}
      </Fact>
      <Fact icon={<Mail className="size-5" />} label="Email">
        <EmailLink address={contact.email} className={`${linkClasses} max-sm:text-small`} />
      </Fact>
      <Fact icon={<Star className="size-5" />} label="Rating">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{practice.rating.toFixed(1)}</span>
          <Stars rating={practice.rating} size="h-4.5 w-[6.075rem]" />
          <span className="text-ink-soft">{practice.reviewCount} reviews</span>
        </p>
      </Fact>
      <Fact icon={<Clock className="size-5" />} label="Opening hours" isTable>
        {placeholder && <OpenNow practice={practice} className="mb-1" />}
        <ul className="space-y-1">
          {hoursByLabel(practice, labels.hoursLabels).map((line) => (
            <li
              key={line.label}
              {...(line.until && { 'data-part': 'until', 'data-until': line.until })}
              className="flex flex-wrap gap-x-1 max-sm:text-small"
            >
              <span className="text-ink-soft">{line.label}</span>
              <span className="ml-auto font-medium tabular-nums">{line.hours}</span>
            </li>
          ))}
        </ul>
        <DownloadLink href={`/closures/${practice.slug}.ics`}>{labels.closuresLabel}</DownloadLink>
      </Fact>
      <Waiting practice={practice} waits={waits} />
    </dl>
  )
}

/** A file for a phone's own address book or calendar, which ask before they take it. */
const DownloadLink = ({ href, children }: { href: string; children: string }) => (
  <p data-print="hide" className="text-small">
    <a href={href} className={linkClasses}>
      {children}
    </a>
  </p>
)

/** Gone with what it says: an empty line with a sign would be left. */
function Waiting({ practice, waits }: Pick<PracticeInfoProps, 'practice' | 'waits'>) {
  const until = waitsOf(practice, waits)?.until
  if (!until) return null
  return (
    <Fact icon={<Hourglass className="size-5" />} label={waits.title} isTable until={until}>
      <Waits practice={practice} words={waits} title={waits.title} />
    </Fact>
  )
}

type FactProps = {
  icon: ReactNode
  label: string
  /** Takes the whole width of a phone, so that each of its lines is one. */
  isTable?: boolean
  /** The last day that it stands on the page. */
  until?: string
  children: ReactNode
}

function Fact({ icon, label, isTable = false, until, children }: FactProps) {
  return (
    <div
      {...(until && { 'data-part': 'until', 'data-until': until })}
      className={classNames(
        'grid gap-x-3 gap-y-3 py-5 sm:gap-x-4 first:pt-0 last:pb-0',
        isTable ? 'sm:grid-cols-[2.75rem_1fr]' : 'grid-cols-[2.75rem_1fr]',
      )}
    >
      <dt className="grid size-11 place-items-center rounded-inner bg-mint text-brand">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="self-center">{children}</dd>
    </div>
  )
}
