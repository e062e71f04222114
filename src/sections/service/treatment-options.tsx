import { ShieldAlert } from 'lucide-react'
import { buttonClasses } from '~/components/link-looks.ts'
import { Section, SectionHeading } from '~/components/section.tsx'
import { TickList } from '~/components/tick-list.tsx'
import type { ServicePage, TreatmentOption } from '~/content/service-page.ts'
import { classNames } from '~/lib/class-names.ts'
import { type CostTables, costText } from '~/lib/costs.ts'

type TreatmentOptionsProps = { content: ServicePage['options'][number]; tables: CostTables }

/** Ways to have the same treatment; the one with a ribbon stands out. */
export function TreatmentOptions({ content, tables }: TreatmentOptionsProps) {
  return (
    <Section labelledBy="options" ground="cream">
      <SectionHeading id="options" {...content.heading} />
      <ul className="grid items-stretch gap-6 lg:card-row">
        {content.list.map((option, index) => (
          <li
            key={option.title}
            className={classNames(
              'relative flex flex-col rounded-card p-6 pt-8 md:p-8 md:pt-10',
              option.badge ? 'bg-ink text-white shadow-raised' : 'bg-white shadow-card',
            )}
          >
            {option.badge && (
              <p className="-top-4 absolute left-6 rounded-pill bg-sun px-4 py-1.5 font-semibold text-ink text-small md:left-8">
                {option.badge}
              </p>
            )}
            <h3 id={`option-${index + 1}`} className="text-h3">
              {option.title}
            </h3>
            <p className="mt-2 font-display text-[2.25rem] leading-tight">
              {costText(option.cost, tables)}
            </p>
            <OptionFacts option={option} />
            <p className={classNames('mt-5', !option.badge && 'text-ink-soft')}>
              {option.description}
            </p>
            <TickList items={option.features} className="mt-5 text-small" />
            <p className="mt-6 mb-7 font-semibold text-small">{option.ideal}</p>
            {/* SPEC §2: does nothing. */}
            <button
              type="button"
              id={`choose-${index + 1}`}
              aria-labelledby={`choose-${index + 1} option-${index + 1}`}
              className={buttonClasses(option.badge ? 'onDark' : 'secondary', 'mt-auto w-full')}
            >
              {content.chooseLabel}
            </button>
          </li>
        ))}
      </ul>
      <Notes legalNote={content.legalNote} resultsNote={content.resultsNote} />
    </Section>
  )
}

function OptionFacts({ option }: { option: TreatmentOption }) {
  const line = option.badge ? 'border-white/25' : 'border-line'
  const label = option.badge ? 'text-white/85' : 'text-ink-soft'
  return (
    <dl className={classNames('mt-5 border-y text-small', line)}>
      <div className="grid grid-cols-[5rem_1fr] gap-3 py-3">
        <dt className={label}>Duration</dt>
        <dd className="text-balance font-semibold">{option.duration}</dd>
      </div>
      <div className={classNames('grid grid-cols-[5rem_1fr] gap-3 border-t py-3', line)}>
        <dt className={label}>Results</dt>
        <dd className="text-balance font-semibold">{option.results}</dd>
      </div>
    </dl>
  )
}

/** What the law says about whitening, and what a patient may expect of it. */
function Notes({ legalNote, resultsNote }: { legalNote: string; resultsNote: string }) {
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-2">
      <div className="flex gap-4 rounded-card bg-peach-soft p-6 md:p-8">
        <ShieldAlert className="size-7 shrink-0 text-problem" />
        <p>{legalNote}</p>
      </div>
      <div className="rounded-card bg-mint p-6 md:p-8">
        <div
          aria-hidden="true"
          className="shade-scale mb-5 grid grid-cols-8 gap-1.5"
          data-print="hide"
        >
          {[1, 2, 3, 4, 5, 6, 7, 8].map((shade) => (
            <span key={shade} className="h-9 rounded-small" />
          ))}
        </div>
        <p>{resultsNote}</p>
      </div>
    </div>
  )
}
