import { useUpcoming } from '~/behaviours/use-upcoming.ts'
import type { HoursLine } from '~/lib/hours-lines.ts'

/** Opening hours by label (SPEC §3), then the days that differ. */
export function HoursTable({ title, lines }: { title: string; lines: readonly HoursLine[] }) {
  const upcoming = useUpcoming(lines)
  const usual = upcoming.filter(({ until }) => !until)
  const exceptional = upcoming.filter(({ until }) => until)
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <dl className="mt-2 divide-y divide-line/70 text-small">
        {usual.map(({ label, hours }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium tabular-nums">{hours}</dd>
          </div>
        ))}
      </dl>
      {exceptional.length > 0 && (
        <ul className="border-line/70 border-t pt-1.5 text-ink-soft text-tiny">
          {exceptional.map(({ label, hours }) => (
            <li key={label}>
              {label}: {hours}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
