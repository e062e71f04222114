import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { Steps } from '~/sections/shared/steps.tsx'
import type { Charge } from '../../../content/model/charges.ts'
import type { Emergency } from '../../../content/model/emergency.ts'

/** What to expect, and what it costs, so that neither keeps anybody at home. */
export function EmergencyVisit({
  content,
  charge,
}: {
  content: Pick<Emergency, 'stepsHeading' | 'steps' | 'costNote'>
  charge: Charge
}) {
  return (
    <Section labelledBy="visit-title" ground="white">
      <SectionHeading id="visit-title" {...content.stepsHeading} />
      <Steps steps={content.steps} />
      <div className="mt-12 grid items-center gap-x-8 gap-y-3 rounded-card bg-cream p-6 md:mt-16 md:grid-cols-[auto_1fr] md:p-8">
        <p>
          <span className="block font-display text-h2">{charge.price}</span>
          <span className="text-small">NHS {charge.name.toLowerCase()}</span>
        </p>
        <p className="max-w-[64ch] text-ink-soft md:border-line md:border-l md:pl-8">
          {content.costNote}
        </p>
      </div>
    </Section>
  )
}
