import type { HoursLine } from '~/lib/hours-lines.ts'

/** Opening hours by label (SPEC §3). */
export function HoursTable({ title, lines }: { title: string; lines: readonly HoursLine[] }) {
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <dl className="mt-2 divide-y divide-line/70 text-small">
        {lines.map(({ label, hours }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium tabular-nums">{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
