import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { Steps } from '~/sections/shared/steps.tsx'
import type { Stat, Step } from '../../../content/model/blocks.ts'
import { StatList } from './stat-list.tsx'

type ExpectTimelineProps = {
  heading: { title: string; intro?: string | undefined }
  steps: readonly Step[]
  stats: readonly Stat[]
}

/** A treatment that takes months: where the time goes, before anything else. */
export function ExpectTimeline({ heading, steps, stats }: ExpectTimelineProps) {
  return (
    <Section labelledBy="what-to-expect" ground="ink">
      <SectionHeading id="what-to-expect" {...heading} onDark />
      <Steps steps={steps} onDark />
      <div className="mt-12 border-white/20 border-t pt-10 md:mt-16 md:pt-12">
        <StatList stats={stats} look="onDark" />
      </div>
    </Section>
  )
}
