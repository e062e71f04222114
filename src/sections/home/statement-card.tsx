import type { PatientStatement } from '~/content/patient-statement.ts'

type StatementProps = { statement: PatientStatement; town: string }

/** As large as a heading. */
export function LargeStatement({ statement, town }: StatementProps) {
  return (
    <figure className="mb-9 max-w-narrow md:mb-20">
      <blockquote className="large-quote">
        <p>{`“${statement.statement}”`}</p>
      </blockquote>
      <Source name={statement.name} town={town} />
    </figure>
  )
}

export function StatementCard({ statement, town }: StatementProps) {
  return (
    <figure className="flex flex-col border-brand/25 border-t-2 pt-5 text-lead">
      <blockquote>
        <p>{`“${statement.statement}”`}</p>
      </blockquote>
      <Source name={statement.name} town={town} />
    </figure>
  )
}

function Source({ name, town }: { name: string; town: string }) {
  return (
    <figcaption className="mt-4 text-ink-soft text-small">
      <span className="font-semibold text-ink">{name}</span>
      {`, ${town}`}
    </figcaption>
  )
}
