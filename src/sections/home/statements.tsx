import type { ReactNode } from 'react'
import { SampleNote } from '~/components/sample-note.tsx'
import { Section } from '~/components/section.tsx'
import { Slides } from '~/components/slides.tsx'
import type { PatientStatement } from '~/content/patient-statement.ts'

type StatementInTown = PatientStatement & { town: string }

type StatementsSectionProps = {
  large: StatementInTown | undefined
  statements: readonly PatientStatement[]
  sampleNote: string
  children: ReactNode
}

/** One patient's words as large as a heading, those of the others quietly beneath. */
export function StatementsSection(props: StatementsSectionProps) {
  const { large, statements, sampleNote, children } = props
  return (
    <Section id="statements" labelledBy="statements-title" ground="mint">
      {large && (
        <figure className="mb-9 max-w-narrow md:mb-20">
          <blockquote className="large-quote">
            <p>{`“${large.statement}”`}</p>
          </blockquote>
          <Source {...large} />
        </figure>
      )}
      {children}
      <SampleNote of={statements} className="mt-6 text-center">
        {sampleNote}
      </SampleNote>
    </Section>
  )
}

export function StatementsHeading({ title }: { title: string }) {
  return (
    <h2 id="statements-title" className="mb-5 text-h3 md:mb-8">
      {title}
    </h2>
  )
}

/** One, two or three at a time (SPEC §9). */
export function StatementCards({ statements }: { statements: readonly StatementInTown[] }) {
  return (
    <Slides
      cards={statements.map((statement) => (
        <figure
          key={statement.name}
          className="flex flex-col border-brand/25 border-t-2 pt-5 text-lead"
        >
          <blockquote>
            <p>{`“${statement.statement}”`}</p>
          </blockquote>
          <Source {...statement} />
        </figure>
      ))}
    />
  )
}

function Source({ name, town }: StatementInTown) {
  return (
    <figcaption className="mt-4 text-ink-soft text-small">
      <span className="font-semibold text-ink">{name}</span>
      {`, ${town}`}
    </figcaption>
  )
}
