import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { Reveal } from '~/components/reveal.tsx'
import { Section } from '~/components/section.tsx'
import { textLinkClasses } from '~/components/text-link.ts'
import type { Booking as BookingContent } from '../../../content/model/booking.ts'
import { BookingCard, type BookingPractice } from './booking-card.tsx'

type BookingProps = {
  content: BookingContent
  practices: readonly BookingPractice[]
}

export function Booking({ content, practices }: BookingProps) {
  return (
    <Section id="booking" labelledBy="booking-title" ground="white">
      <div className="mb-8 items-end justify-between gap-x-12 md:mb-12 lg:flex">
        <h2 id="booking-title" className="text-h2 lg:max-w-[15em]">
          {content.title}
        </h2>
        <p className="mt-3 max-w-text text-ink-soft text-lead lg:mt-0 lg:max-w-[26rem] lg:text-body">
          {content.intro}
        </p>
      </div>
      <Reveal>
        <ul className="grid gap-5 lg:grid-cols-3 lg:gap-7">
          {practices.map((practice) => (
            <BookingCard key={practice.slug} {...practice} portalLabel={content.portalLabel} />
          ))}
        </ul>
      </Reveal>
      <p className="mt-8 flex items-start gap-3 md:mt-10">
        <Phone className="mt-1 size-5 shrink-0 text-brand" aria-hidden="true" />
        <Link to="/#contact" className={textLinkClasses}>
          {content.callHint}
        </Link>
      </p>
    </Section>
  )
}
