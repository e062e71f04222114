import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import type { Network } from '../../../content/model/network.ts'
import { PartnerClinicCard } from './partner-clinic-card.tsx'

type PartnerClinicsProps = {
  content: Pick<Network, 'gridHeading' | 'clinics' | 'visitLabel' | 'emptyText'>
}

export function PartnerClinics({ content }: PartnerClinicsProps) {
  const { gridHeading, clinics, visitLabel, emptyText } = content
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
    </Section>
  )
}
