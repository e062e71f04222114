import { classNames } from '~/lib/class-names.ts'
import type { Stat } from '../../../content/model/blocks.ts'

/** `panel` is a dark card, `line` stands on the page, `onDark` stands on a dark ground. */
const looks = {
  panel: {
    list: 'rounded-card bg-ink px-6 py-7 text-white md:px-10 md:py-8',
    label: 'text-white/85',
    line: 'border-white/20',
  },
  line: { list: '', label: 'text-ink-soft', line: 'border-ink/15' },
  onDark: { list: '', label: 'text-white/85', line: 'border-white/25' },
} as const

/** A few figures side by side. */
export function StatList({ stats, look }: { stats: readonly Stat[]; look: keyof typeof looks }) {
  const { list, label: labelClass, line } = looks[look]
  return (
    <dl className={classNames('grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-4', list)}>
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className={classNames(
            'flex flex-col-reverse justify-end lg:not-first:border-l lg:not-first:pl-8',
            line,
          )}
        >
          <dt className={classNames('text-small', labelClass)}>{label}</dt>
          <dd className="font-display text-[1.5rem] leading-tight md:text-[2rem]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
