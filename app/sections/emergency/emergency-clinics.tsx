import { MapPin, Phone } from 'lucide-react'
import { buttonClasses } from '~/components/button-look.ts'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { mapsSearchUrl } from '~/lib/maps.ts'
import { telHref } from '~/lib/phone.ts'
import type { Emergency } from '../../../content/model/emergency.ts'
import { OutsideHelp } from './outside-help.tsx'

/** SPEC §3: emergency location. */
export type EmergencyClinic = {
  name: string
  town: string
  phone: string
  address: string
  note: string
}

type EmergencyClinicsProps = {
  content: Pick<Emergency, 'clinicsHeading' | 'callLabel' | 'directionsLabel' | 'outsideHelp'>
  clinics: readonly EmergencyClinic[]
}

export function EmergencyClinics({ content, clinics }: EmergencyClinicsProps) {
  return (
    <Section labelledBy="clinics-title" ground="cream">
      <SectionHeading id="clinics-title" {...content.clinicsHeading} />
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-6">
        {clinics.map(({ name, town, phone, address, note }) => (
          <li
            key={town}
            className="grid content-start gap-x-8 rounded-card bg-white p-6 shadow-card sm:max-lg:grid-cols-2 md:p-8"
          >
            <div className="lg:grow">
              <h3 className="text-h2">{town}</h3>
              <p className="mt-2 font-semibold">{name}</p>
              <address className="not-italic text-ink-soft">{address}</address>
              <p className="mt-3 text-small">{note}</p>
            </div>
            <div className="mt-5 self-end sm:max-lg:mt-0">
              <a
                href={telHref(phone)}
                className={buttonClasses('emergency', 'min-h-18 w-full flex-wrap gap-x-3 gap-y-0')}
              >
                <Phone className="size-5" aria-hidden="true" />
                {content.callLabel}
                <span className="font-display text-h3 tabular-nums">{phone}</span>
              </a>
              <a
                href={mapsSearchUrl(address)}
                target="_blank"
                rel="noopener"
                className="mt-2 flex min-h-12 items-center justify-center gap-2 font-semibold text-brand underline underline-offset-4 hover:text-brand-dark"
              >
                <MapPin className="size-5" aria-hidden="true" />
                {content.directionsLabel}
                <span className="sr-only"> to {town} (opens in a new tab)</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
      <OutsideHelp content={content.outsideHelp} />
    </Section>
  )
}
