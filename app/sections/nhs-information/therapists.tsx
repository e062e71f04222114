import { UserRound } from 'lucide-react'
import { TickList } from '~/components/tick-list.tsx'
import type { NhsInformation } from '../../../content/model/nhs-information.ts'

/** Whom an NHS patient sees, and the three ways on when that person may not do the work. */
export function Therapists({ content }: { content: NhsInformation['therapists'] }) {
  return (
    <>
      <div className="overflow-hidden rounded-card bg-white shadow-card md:grid md:grid-cols-[1.15fr_1fr]">
        <div className="p-6 md:p-8">
          <h3 className="mb-4 text-h3">{content.canTitle}</h3>
          <TickList items={content.can} />
        </div>
        <div className="bg-peach-soft p-6 md:p-8">
          <h3 className="mb-4 text-h3">{content.cannotTitle}</h3>
          <ul className="space-y-2.5">
            {content.cannot.map((item) => (
              <li key={item} className="flex items-start gap-3">
                <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-pill bg-white text-ink">
                  <UserRound className="size-3.5" strokeWidth={2.5} aria-hidden="true" />
                </span>
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <h3 className="mt-10 text-h3">{content.optionsTitle}</h3>
      <ul className="mt-5 grid gap-6 md:grid-cols-3">
        {content.options.map(({ title, description }) => (
          <li key={title} className="border-nhs border-t-4 pt-4">
            <p className="font-semibold">{title}</p>
            <p className="mt-1.5 text-ink-soft text-small">{description}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
