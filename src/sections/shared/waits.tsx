import type { Practice } from '~/content/practice.ts'
import type { WaitsWords } from '~/content/waits.ts'
import { classNames } from '~/lib/class-names.ts'
import { waitsOf } from '~/lib/waits.ts'

type WaitsProps = {
  practice: Practice
  words: WaitsWords
  /** Heading above them, where no other stands there. */
  title?: string
  className?: string
}

/**
 * How long a practice's patients wait, with the date. It leaves the page by itself when that is too old
 * (behaviours/every-page.ts), and is not in the search, which could not let go of it.
 */
export function Waits({ practice, words, title, className }: WaitsProps) {
  const waits = waitsOf(practice, words)
  if (!waits) return null
  return (
    <div
      data-part="until"
      data-until={waits.until}
      data-search="skip"
      className={classNames('text-small', className)}
    >
      <p className="flex flex-wrap justify-between gap-x-4">
        {title && <span className="font-semibold">{title}</span>}
        <span className="text-ink-soft">{waits.asOf}</span>
      </p>
      <dl className="mt-1 space-y-1">
        {waits.lines.map(({ label, wait }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{wait}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
