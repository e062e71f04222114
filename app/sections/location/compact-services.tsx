import type { ComponentProps } from 'react'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { TreatmentIcon } from '~/components/treatment-icon.tsx'
import type { Heading, Tile } from '../../../content/model/blocks.ts'

/** NHS services as one ruled sheet: many, short and easy to run down with a finger. */
export function CompactServices({
  heading,
  services,
  ground = 'white',
}: {
  heading: Heading
  services: readonly Tile[]
  ground?: ComponentProps<typeof Section>['ground']
}) {
  return (
    <Section labelledBy="services-title" ground={ground ?? 'white'}>
      <SectionHeading id="services-title" {...heading} />
      <ul className="grid gap-x-12 md:grid-cols-2">
        {services.map(({ icon, title, description }) => (
          <li key={title} className="flex gap-5 border-line border-t py-5 md:py-6">
            <span className="grid size-12 shrink-0 place-items-center rounded-inner bg-nhs text-white">
              <TreatmentIcon name={icon} className="size-6.5" />
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
