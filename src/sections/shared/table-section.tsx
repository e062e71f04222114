import { ComparisonTable } from '~/components/comparison-table.tsx'
import { type Ground, Section, SectionHeading } from '~/components/section.tsx'
import type { Table } from '~/content/page-parts.ts'

type TableSectionProps = { id: string; content: Table; ground?: Ground }

/** What is best read side by side, as a content file writes it. */
export function TableSection({ id, content, ground = 'cream' }: TableSectionProps) {
  const [topic = '', ...compared] = content.columns
  return (
    <Section labelledBy={id} ground={ground}>
      <SectionHeading id={id} {...content.heading} />
      <ComparisonTable
        caption={content.heading.title}
        columns={[topic, ...compared]}
        rows={content.rows}
      />
      {content.note && <p className="mt-6 max-w-text text-ink-soft">{content.note}</p>}
    </Section>
  )
}
