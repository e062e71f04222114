import { TriangleAlert } from 'lucide-react'
import type { EmergencyCard as Content } from '../../../content/model/emergency.ts'
import { EmergencyIcon } from './emergency-icon.tsx'

/** `Broken/chipped tooth` → `broken-chipped-tooth` */
export const cardId = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** Drawing, title and how soon are read at a glance; the rest while doing it. */
export function EmergencyCard({ card, whatToDoLabel }: { card: Content; whatToDoLabel: string }) {
  return (
    <li
      id={cardId(card.title)}
      className="flex flex-col rounded-card bg-white p-6 shadow-card md:p-7"
    >
      <div className="flex items-start justify-between gap-3">
        <span className="grid size-14 shrink-0 place-items-center rounded-inner bg-peach-soft text-emergency">
          <EmergencyIcon name={card.icon} className="size-8" />
        </span>
        <span className="rounded-pill bg-emergency px-3 py-1 font-semibold text-small text-white">
          {card.urgency}
        </span>
      </div>
      <h3 className="mt-4 text-h3">{card.title}</h3>
      <p className="mt-1 text-ink-soft">{card.signs}</p>
      <h4 className="mt-5 font-bold">{whatToDoLabel}</h4>
      <ol className="mt-2 mb-5 space-y-2.5">
        {card.whatToDo.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
            <span
              aria-hidden="true"
              className="mt-0.5 grid size-7 place-items-center rounded-pill bg-mint font-semibold text-small"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {card.goNow && (
        <p className="mt-auto flex gap-3 border-line border-t pt-4 font-semibold text-emergency text-small">
          <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          {card.goNow}
        </p>
      )}
    </li>
  )
}
