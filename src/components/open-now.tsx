import { classNames } from '~/lib/class-names.ts'
import type { PracticeHours } from '~/lib/opening-hours.ts'

/**
 * Whether the practice is open at this moment (behaviours/show-open-now.ts): the served page cannot
 * know. Its line is kept free from the start, so that nothing moves when it appears.
 */
export function OpenNow({ practice, className }: { practice: PracticeHours; className?: string }) {
  const { hours, exceptionalDays } = practice
  return (
    <p
      data-part="open-now"
      data-hours={JSON.stringify({ hours, exceptionalDays })}
      className={classNames('open-now font-semibold text-small', className)}
    />
  )
}
