import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmailLink, NewTabLink, PhoneLink } from '~/components/links.tsx'
import { HeadingWords, Section } from '~/components/section.tsx'
import type { Group } from '~/content/group.ts'
import type { Heading } from '~/content/page-parts.ts'
import { addressLine, mapsSearchUrl } from '~/lib/maps.ts'

type ContactDetailsProps = { heading: Heading; group: Group; ground: 'cream' | 'peach' | 'mint' }

const linkClasses =
  'inline-flex min-h-11 items-center font-semibold text-brand underline decoration-1 underline-offset-4 hover:decoration-2'

/** How to reach the group before booking. */
export function ContactDetails({ heading, group, ground }: ContactDetailsProps) {
  const { placeholderContact: contact, generalHours: hours } = group
  const address = addressLine(contact.address)
  return (
    <Section labelledBy="service-contact" ground={ground}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <HeadingWords id="service-contact" {...heading} />
        </div>
        <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          <Fact icon={<Phone className="size-5" />} label="Phone">
            <PhoneLink phone={contact.phone} className={linkClasses} />
          </Fact>
          <Fact icon={<Mail className="size-5" />} label="Email">
            <EmailLink address={contact.email} className={linkClasses} />
          </Fact>
          <Fact icon={<MapPin className="size-5" />} label="Address">
            <address className="not-italic">{address}</address>
            <NewTabLink href={mapsSearchUrl(address)} className={linkClasses}>
              View on Map
            </NewTabLink>
          </Fact>
          <Fact icon={<Clock className="size-5" />} label="Opening hours">
            {/* A line ends between two days, not within the hours of one. */}
            {hours.split(/(?<=, )/).map((part) => (
              <span key={part} className="inline-block whitespace-pre-wrap">
                {part}
              </span>
            ))}
          </Fact>
        </dl>
      </div>
    </Section>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="border-brand/25 border-t-2 pt-4">
      <dt className="flex items-center gap-2 text-ink-soft text-small">
        {icon}
        {label}
      </dt>
      <dd className="mt-2 text-balance">{children}</dd>
    </div>
  )
}
