import type { ComponentProps } from 'react'
import { Section } from '~/components/section.tsx'
import type { Question } from '../../../content/model/blocks.ts'
import { Questions } from './questions.tsx'

type QuestionSectionProps = {
  heading: { title: string; intro?: string | undefined }
  questions: readonly Question[]
  ground?: NonNullable<ComponentProps<typeof Section>['ground']>
}

/** Questions beside their heading; the heading stays in view on wide screens. */
export function QuestionSection({ heading, questions, ground = 'white' }: QuestionSectionProps) {
  return (
    <Section labelledBy="questions-title" ground={ground}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          <h2 id="questions-title" className="text-h2">
            {heading.title}
          </h2>
          {heading.intro && <p className="mt-3 text-ink-soft text-lead">{heading.intro}</p>}
        </div>
        <Questions questions={questions} />
      </div>
    </Section>
  )
}
