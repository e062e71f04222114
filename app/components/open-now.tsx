import { useOpeningStatus } from '~/behaviours/use-opening-status.ts'
import { classNames } from '~/lib/class-names.ts'
import type { PracticeHours } from '~/lib/opening-hours.ts'

const looks = {
  open: { text: 'text-open', dot: 'bg-open' },
  lunch: { text: 'text-pause', dot: 'bg-pause' },
  closed: { text: 'text-ink-soft', dot: 'bg-ink-soft' },
} as const

/** Whether the practice is open at this moment. Its line is kept free from the start: nothing moves when it appears. */
export function OpenNow({ practice, className }: { practice: PracticeHours; className?: string }) {
  const status = useOpeningStatus(practice)
  const look = looks[status?.state ?? 'closed']
  return (
    <p
      className={classNames(
        'open-now flex min-h-[1lh] items-center gap-2 font-semibold text-small',
        look.text,
        className,
      )}
      data-state={status?.state}
    >
      {status && (
        <>
          <span className={classNames('size-2 shrink-0 rounded-pill', look.dot)} />
          {status.label}
        </>
      )}
    </p>
  )
}
