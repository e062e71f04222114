import type { ComponentProps } from 'react'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { ChargeBands } from '~/sections/shared/charge-bands.tsx'
import type { Heading } from '../../../content/model/blocks.ts'
import type { Charges } from '../../../content/model/charges.ts'

export function NhsCharges({
  heading,
  charges,
  ground = 'cream',
}: {
  heading: Heading
  charges: Charges
  ground?: ComponentProps<typeof Section>['ground']
}) {
  return (
    <Section labelledBy="charges-title" ground={ground ?? 'cream'}>
      <SectionHeading id="charges-title" {...heading} />
      <ChargeBands charges={charges} />
    </Section>
  )
}
