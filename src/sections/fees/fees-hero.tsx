import { ArrowRight } from 'lucide-react'
import type { Fees } from '~/content/fees.ts'
import { type CostTables, figure } from '~/lib/costs.ts'
import type { ContactBook } from '~/sections/shared/actions.tsx'
import { PageHero } from '~/sections/shared/page-hero.tsx'

type FeesHeroProps = { content: Fees; tables: CostTables; book: ContactBook }

export function FeesHero({ content, tables, book }: FeesHeroProps) {
  return (
    <PageHero
      content={content.hero}
      book={book}
      ground="mint"
      aside={<AtAGlance figures={content.atAGlance} tables={tables} />}
    />
  )
}

type AtAGlanceProps = { figures: Fees['atAGlance']; tables: CostTables }

/** The figures most people come for, each leading to where it is explained. */
function AtAGlance({ figures, tables }: AtAGlanceProps) {
  return (
    <ul data-print="hide" className="rounded-card bg-white shadow-raised">
      {figures.map(({ label, cost, to }) => (
        <li key={label} className="group/row border-line not-first:border-t">
          <a
            href={to}
            className="group grid grid-cols-[1fr_auto_auto] items-center gap-x-3 px-5 py-4 focus-visible:-outline-offset-3 group-first/row:rounded-t-card group-last/row:rounded-b-card md:py-5 lg:gap-x-4 lg:px-6"
          >
            <span className="font-semibold">{label}</span>
            <span className="text-right font-display text-h3 text-brand">
              {figure(cost, tables)}
            </span>
            <ArrowRight className="size-5 text-brand transition-transform duration-200 group-hover:translate-x-1" />
          </a>
        </li>
      ))}
    </ul>
  )
}
