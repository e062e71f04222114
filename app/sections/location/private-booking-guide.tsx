import { Phone } from 'lucide-react'
import { buttonClasses } from '~/components/button-look.ts'
import { Section } from '~/components/section.tsx'
import { telHref } from '~/lib/phone.ts'
import { Steps } from '~/sections/shared/steps.tsx'
import type { EitherNhsPage } from '../../../content/model/location-page.ts'

/** RULINGS 7: carries the id that the hero's button scrolls to. */
export function PrivateBookingGuide({
  content,
  phone,
}: {
  content: EitherNhsPage['bookingGuide']
  phone: string
}) {
  return (
    <Section id="booking" labelledBy="booking-title" ground="mint">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="booking-title" className="text-h2">
            {content.title}
          </h2>
          <p className="mt-4 text-ink-soft text-lead">{content.intro}</p>
          <a
            href={telHref(phone)}
            className={buttonClasses('primary', 'mt-8 w-full gap-x-4 px-8 py-4 sm:w-auto')}
          >
            <Phone className="size-5 shrink-0" aria-hidden="true" />
            <span>{content.action.label}</span>
            <span className="tabular-nums">{phone}</span>
          </a>
        </div>
        <div className="rounded-card bg-white p-6 shadow-card md:p-10">
          <Steps steps={content.steps} layout="column" />
        </div>
      </div>
    </Section>
  )
}
