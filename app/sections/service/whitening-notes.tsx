import { ShieldAlert } from 'lucide-react'

/** What the law says about whitening, and what a patient may expect of it. */
export function WhiteningNotes({
  legalNote,
  resultsNote,
}: {
  legalNote: string
  resultsNote: string
}) {
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-2">
      <div className="flex gap-4 rounded-card bg-peach-soft p-6 md:p-8">
        <ShieldAlert className="size-7 shrink-0 text-problem" aria-hidden="true" />
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
