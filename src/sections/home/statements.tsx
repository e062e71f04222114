import type { ReactNode } from 'react'
import { Section } from '~/components/section.tsx'
import { Slides } from '~/components/slides.tsx'
import type { PatientStatement } from '../../../content/model/patient-statement.ts'

/** What patients value: one, two or three at a time (SPEC §9). */
export function StatementsSection({ children }: { children: ReactNode }) {
  return (
    <Section id="statements" labelledBy="statements-title" ground="mint">
      {children}
    </Section>
  )
}

export function StatementsHeading({ title }: { title: string }) {
  return (
    <h2 id="statements-title" className="mb-8 text-h2 md:mb-12">
      {title}
    </h2>
  )
}

type StatementCardsProps = { statements: readonly (PatientStatement & { town: string })[] }

export function StatementCards({ statements }: StatementCardsProps) {
  return (
    <Slides
      cards={statements.map(({ name, town, statement }) => (
        <figure
          key={name}
          className="flex flex-col justify-between gap-6 rounded-card bg-white p-7 shadow-card md:p-8"
        >
          <blockquote className="font-display text-[1.375rem] leading-snug">
            <p>{statement}</p>
          </blockquote>
          <figcaption className="text-ink-soft text-small">
            <span className="font-semibold text-ink">{name}</span>, {town}
          </figcaption>
        </figure>
      ))}
    />
  )
}
