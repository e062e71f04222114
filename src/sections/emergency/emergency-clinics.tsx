import { slug } from 'github-slugger'
import { MapPin, Phone } from 'lucide-react'
import { buttonClasses } from '~/components/link-looks.ts'
import { PhoneLink } from '~/components/links.tsx'
import { OpenNow } from '~/components/open-now.tsx'
import { Section, SectionHeading } from '~/components/section.tsx'
import type { Emergency } from '~/content/emergency.ts'
import type { Practice } from '~/content/practice.ts'
import { addressLine, mapsSearchUrl } from '~/lib/maps.ts'
import { telHref } from '~/lib/phone-links.ts'
import { AtNightLink } from './emergency-hero.tsx'

type EmergencyClinicsProps = {
  content: Emergency
  practices: readonly Practice[]
}

export function EmergencyClinics({ content, practices }: EmergencyClinicsProps) {
  return (
    <Section labelledBy="clinics-title" ground="cream">
      <SectionHeading
        id="clinics-title"
        {...content.clinicsHeading}
        aside={<AtNightLink content={content.atNight} />}
      />
      <ul className="grid gap-5 lg:card-row lg:gap-6">
        {practices.map((practice) => (
          <li
            key={practice.town}
            className="grid gap-x-8 rounded-card bg-white p-6 shadow-card sm:max-lg:grid-cols-2 md:p-8 lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-0"
          >
            <div>
              <h3 id={slug(practice.town)} className="text-h2">
                {practice.town}
              </h3>
              <p className="mt-2 font-semibold">{practice.tradeName}</p>
              <address className="not-italic text-ink-soft">
                {addressLine(practice.address)}
              </address>
              <ReceptionNow practice={practice} />
              <p className="mt-3 text-small max-[26rem]:mt-1">{practice.emergencyNote}</p>
            </div>
            <div className="mt-5 self-end sm:max-lg:mt-0">
              <a
                href={telHref(practice.phone)}
                className={buttonClasses('emergency', 'min-h-18 w-full flex-wrap gap-x-3 gap-y-0')}
              >
                <Phone className="size-5" />
                {content.callLabel}
                <span className="font-display text-h3 tabular-nums lg:basis-full">
                  {practice.phone}
                </span>
              </a>
              <a
                href={mapsSearchUrl(addressLine(practice.address))}
                target="_blank"
                rel="noopener"
                className="mt-2 flex min-h-12 items-center justify-center gap-2 font-semibold text-brand underline underline-offset-4 hover:text-brand-dark"
              >
                <MapPin className="size-5" />
                {content.directionsLabel}
                <span className="sr-only"> to {practice.town} (opens in a new tab)</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
      <OutsideHelp content={content.outsideHelp} />
    </Section>
  )
}

/**
 * Emergency care is there day and night: only the reception opens and closes, and the line says so,
 * lest "Opens tomorrow" keeps somebody from calling. It is seen once the status is filled in.
 */
function ReceptionNow({ practice }: { practice: Practice }) {
  return (
    <div className="invisible mt-1 flex flex-wrap content-start gap-x-1.5 text-small max-[22.5rem]:flex-col max-[26rem]:min-h-[2lh] noscript:hidden has-[[data-state]]:visible">
      <span className="text-ink-soft">Reception:</span>
      <OpenNow practice={practice} />
    </div>
  )
}

/** NHS 111 and 999, for when we are not the right people or cannot be reached. */
function OutsideHelp({ content }: { content: Emergency['outsideHelp'] }) {
  return (
    <div className="mt-14 md:mt-20">
      <h3 id="outside-help" className="text-h3">
        {content.title}
      </h3>
      <dl className="mt-5 grid border-line border-t md:grid-cols-2 md:gap-x-12">
        {content.items.map(({ phone, when }) => (
          <div
            key={phone}
            className="grid grid-cols-[minmax(4.5rem,auto)_1fr] items-center gap-x-6 border-line border-b py-5"
          >
            <dt>
              <PhoneLink
                phone={phone}
                className="tap font-display text-h2 text-brand underline decoration-2 underline-offset-8 hover:text-brand-dark"
              />
            </dt>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
