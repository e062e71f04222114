import { slug } from 'github-slugger'
import { MapPin, Phone } from 'lucide-react'
import { ButtonLink, PhoneLink } from '~/components/links.tsx'
import { OpenNow } from '~/components/open-now.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { TickList } from '~/components/tick-list.tsx'
import type { Practice } from '~/content/practice.ts'
import type { WaitsWords } from '~/content/waits.ts'
import { forTown } from '~/lib/for-town.ts'
import { addressLine } from '~/lib/maps.ts'
import { Waits } from '~/sections/shared/waits.tsx'

type BookingCardProps = {
  practice: Practice
  picture: PictureSource
  portalLabel: string
  waits: WaitsWords
}

/** Picture above on wide screens, beside the words on tablets, a thumbnail in the corner on phones. */
export function BookingCard({ practice, picture, portalLabel, waits }: BookingCardProps) {
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
        <Waits
          practice={practice}
          words={waits}
          title={waits.title}
          className="mt-4 border-line border-t pt-3 max-md:mb-4"
        />
      </div>
      <div className="booking-card-action">
        <ButtonLink to={practice.portalUrl} opensNewTab className="w-full px-2!">
          {forTown(portalLabel, practice.town)}
        </ButtonLink>
      </div>
    </li>
  )
}
