import { slug } from 'github-slugger'
import { MapPin, Phone } from 'lucide-react'
import { textLinkClasses } from '~/components/link-looks.ts'
import { ButtonLink, PhoneLink } from '~/components/links.tsx'
import { OpenNow } from '~/components/open-now.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { Section } from '~/components/section.tsx'
import { TickList } from '~/components/tick-list.tsx'
import type { Booking as BookingContent } from '~/content/home.ts'
import type { Practice } from '~/content/practice.ts'
import { forTown } from '~/lib/for-town.ts'
import { addressLine } from '~/lib/maps.ts'

type BookingProps = {
  content: BookingContent
  practices: readonly { practice: Practice; picture: PictureSource }[]
}

export function Booking({ content, practices }: BookingProps) {
  return (
    <Section id="booking" labelledBy="booking-title" ground="white" space="grand">
      <div className="mb-6 items-end justify-between gap-x-12 md:mb-12 lg:flex">
        <h2 id="booking-title" className="text-h2 lg:max-w-[15em]">
          {content.title}
        </h2>
        <p className="mt-3 max-w-text text-ink-soft text-lead lg:mt-0 lg:max-w-[26rem] lg:text-body">
          {content.intro}
        </p>
      </div>
      <div data-part="reveal">
        <ul className="grid gap-4 lg:grid-cols-3">
          {practices.map(({ practice, picture }) => (
            <BookingCard
              key={practice.town}
              practice={practice}
              picture={picture}
              portalLabel={content.portalLabel}
            />
          ))}
        </ul>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-5 md:mt-10 lg:grid-cols-[1fr_2fr]">
        <p className="flex items-start gap-3">
          <Phone className="mt-1 size-5 shrink-0 text-brand" />
          <a href="/#contact" className={textLinkClasses}>
            {content.callHint}
          </a>
        </p>
        <div className="max-w-text text-small lg:justify-self-end">
          <h3 id="free-consultation" className="font-semibold font-text tracking-normal">
            {content.consultation.title}
          </h3>
          <p className="mt-1 text-ink-soft">{content.consultation.text}</p>
        </div>
      </div>
    </Section>
  )
}

type BookingCardProps = { practice: Practice; picture: PictureSource; portalLabel: string }

/** Picture above on wide screens, beside the words on tablets, a thumbnail in the corner on phones. */
function BookingCard({ practice, picture, portalLabel }: BookingCardProps) {
  return (
    <li
      id={`booking-${slug(practice.town)}`}
      data-search-name={`${practice.tradeName}, ${practice.town}`}
      className="booking-card overflow-hidden rounded-card bg-cream"
    >
      <div className="booking-card-picture">
        <Picture
          source={picture}
          sizes="(width >= 75rem) 384px, (width >= 64rem) 31vw, (width >= 48rem) 37vw, 108px"
        />
      </div>
      <h3 className="self-center py-3 pr-4 text-h3 md:self-auto md:px-7 md:pt-7 md:pb-0 md:max-lg:pt-5">
        {practice.tradeName}
      </h3>
      <div className="booking-card-facts px-5 pt-1 md:px-7 md:pt-1.5">
        <OpenNow practice={practice} className="mb-3" />
        <p className="flex items-start gap-3 text-balance">
          <MapPin className="mt-1 size-5 shrink-0 text-brand" />
          {addressLine(practice.address)}
        </p>
        <p className="flex items-center gap-3">
          <Phone className="size-5 shrink-0 text-brand" />
          <PhoneLink
            phone={practice.phone}
            className="inline-flex min-h-11 items-center font-semibold hover:text-brand"
          />
        </p>
        <TickList items={practice.bookingFeatures} className="text-small md:mt-4" />
      </div>
      <div className="booking-card-action px-5 pt-1 pb-4 md:pt-6 md:pb-5 md:max-lg:px-0 md:max-lg:py-5 lg:px-7 lg:pb-7">
        <ButtonLink to={practice.portalUrl} opensNewTab className="w-full px-2!">
          {forTown(portalLabel, practice.town)}
        </ButtonLink>
      </div>
    </li>
  )
}
