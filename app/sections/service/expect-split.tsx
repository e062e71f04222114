import { Section } from '~/components/section.tsx'
import { Steps } from '~/sections/shared/steps.tsx'
import type { Stat, Step } from '../../../content/model/blocks.ts'
import { StatList } from './stat-list.tsx'

type ExpectSplitProps = {
  heading: { title: string; intro?: string | undefined }
  steps: readonly Step[]
  stats: readonly Stat[]
}

/** The way through a treatment, down the page beside its heading, with the figures at the end. */
export function ExpectSplit({ heading, steps, stats }: ExpectSplitProps) {
  return (
    <Section labelledBy="what-to-expect" ground="mint">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          <h2 id="what-to-expect" className="text-h2">
            {heading.title}
          </h2>
          {heading.intro && <p className="mt-3 text-ink-soft text-lead">{heading.intro}</p>}
        </div>
        <Steps steps={steps} layout="column" />
      </div>
      <div className="mt-12 border-ink/15 border-t pt-10 md:mt-16 md:pt-12">
        <StatList stats={stats} look="line" />
      </div>
    </Section>
  )
}
