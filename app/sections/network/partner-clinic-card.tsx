import { ExternalLink, MapPin } from 'lucide-react'
import { Badge } from '~/components/badge.tsx'
import { ButtonLink } from '~/components/button-link.tsx'
import { Stars } from '~/components/stars.tsx'
import type { Network } from '../../../content/model/network.ts'

type PartnerClinicCardProps = {
  clinic: Network['clinics'][number]
  visitLabel: string
}

export function PartnerClinicCard({ clinic, visitLabel }: PartnerClinicCardProps) {
  return (
    <li className="flex flex-col rounded-card bg-cream p-6 md:p-9">
      <Badge className="self-start">{clinic.specialty}</Badge>
      <h3 className="mt-5 font-display text-[1.625rem] leading-tight md:text-[2rem]">
        {clinic.name}
      </h3>
      <p className="mt-3 flex items-center gap-2 text-ink-soft">
        <MapPin className="size-5 shrink-0" aria-hidden="true" />
        {clinic.location}
      </p>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-5 border-line border-t pt-6 md:mt-9">
        <p className="flex items-center gap-4">
          <span className="font-display text-h2 leading-none">{clinic.googleRating}</span>
          <span>
            <Stars rating={clinic.googleRating} />
            <span className="block text-ink-soft text-small">{clinic.reviewCount} reviews</span>
          </span>
        </p>
        <ButtonLink to={clinic.website} look="primary" opensNewTab className="max-sm:w-full">
          {visitLabel}
          <span className="sr-only">: {clinic.name}</span>
          <ExternalLink className="size-4.5" aria-hidden="true" />
        </ButtonLink>
      </div>
    </li>
  )
}
