import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmailLink } from '~/components/email-link.tsx'
import { Section } from '~/components/section.tsx'
import type { Heading } from '~/content/blocks.ts'
import type { Practice } from '~/content/practice.ts'
import { addressLine, mapsSearchUrl } from '~/lib/maps.ts'
import { telHref } from '~/lib/phone.ts'

type ContactDetailsProps = {
  heading: Heading
  contact: Pick<Practice, 'phone' | 'email' | 'address'>
  hours: string
  ground: 'cream' | 'white' | 'peach' | 'mint'
}

const linkClasses =
  'inline-flex min-h-11 items-center font-semibold text-brand underline decoration-1 underline-offset-4 hover:decoration-2'

/** How to reach the group before booking. */
export function ContactDetails({ heading, contact, hours, ground }: ContactDetailsProps) {
  const address = addressLine(contact.address)
  return (
    <Section labelledBy="service-contact" ground={ground}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="service-contact" className="text-h2">
            {heading.title}
          </h2>
          {heading.intro && <p className="mt-3 text-ink-soft text-lead">{heading.intro}</p>}
        </div>
        <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          <Fact icon={<Phone className="size-5" aria-hidden="true" />} label="Phone">
            <a href={telHref(contact.phone)} className={linkClasses}>
              {contact.phone}
            </a>
          </Fact>
          <Fact icon={<Mail className="size-5" aria-hidden="true" />} label="Email">
            <EmailLink address={contact.email} className={linkClasses} />
          </Fact>
          <Fact icon={<MapPin className="size-5" aria-hidden="true" />} label="Address">
            <address className="not-italic">{address}</address>
            <a href={mapsSearchUrl(address)} target="_blank" rel="noopener" className={linkClasses}>
              View on Map
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Fact>
          <Fact icon={<Clock className="size-5" aria-hidden="true" />} label="Opening hours">
            {hours}
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
