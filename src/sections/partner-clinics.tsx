import { slug } from 'github-slugger'
import { ExternalLink, MapPin, Scale } from 'lucide-react'
import { Badge } from '~/components/badge.tsx'
import { ButtonLink } from '~/components/links.tsx'
import { SampleNote } from '~/components/sample-note.tsx'
import { Section, SectionHeading } from '~/components/section.tsx'
import { Stars } from '~/components/stars.tsx'
import type { Network } from '~/content/network.ts'

export function PartnerClinics({ content }: { content: Network }) {
  const { gridHeading, clinics, sampleNote, visitLabel, emptyText } = content
  return (
    <Section labelledBy="clinics-title" ground="white">
      <SectionHeading id="clinics-title" {...gridHeading} />
      {clinics.length === 0 ? (
        <p className="rounded-card border-2 border-line border-dashed px-6 py-14 text-center text-ink-soft text-lead">
          {emptyText}
        </p>
      ) : (
        <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
          {clinics.map((clinic) => (
            <PartnerClinicCard key={clinic.placeId} clinic={clinic} visitLabel={visitLabel} />
          ))}
        </ul>
      )}
      <SampleNote of={clinics} className="mt-6 text-center">
        {sampleNote}
      </SampleNote>
    </Section>
  )
}

type PartnerClinicCardProps = { clinic: Network['clinics'][number]; visitLabel: string }

function PartnerClinicCard({ clinic, visitLabel }: PartnerClinicCardProps) {
  return (
    <li className="flex flex-col rounded-card bg-cream p-6 md:p-9">
      <Badge className="self-start">{clinic.specialty}</Badge>
      <h3
        id={slug(clinic.name)}
        className="mt-5 font-display text-[1.625rem] leading-tight md:text-[2rem]"
      >
        {clinic.name}
      </h3>
      <p className="mt-3 flex items-center gap-2 text-ink-soft">
        <MapPin className="size-5 shrink-0" />
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
          <span className="sr-only">{`: ${clinic.name}`}</span>
          <ExternalLink className="size-4.5" />
        </ButtonLink>
      </div>
    </li>
  )
}

/** Nobody should take a partner for one of our practices. */
export function Independence({ content }: { content: Network['disclaimer'] }) {
  return (
    <Section labelledBy="independence-title" ground="mint">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[1fr_1.6fr]">
        <h2 id="independence-title" className="flex items-start gap-4 text-h2">
          <Scale className="mt-1.5 size-9 shrink-0 text-brand" />
          {content.title}
        </h2>
        <p className="text-lead">{content.text}</p>
      </div>
    </Section>
  )
}
