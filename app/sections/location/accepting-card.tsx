import { Check } from 'lucide-react'
import type { OpenNhsPage } from '../../../content/model/location-page.ts'

/** The same answer as a card that reaches up into a blue hero. */
export function AcceptingCard({ content }: { content: OpenNhsPage['banner'] }) {
  return (
    <div className="bg-linear-to-b from-50% from-nhs to-50% to-white">
      <div className="container-page">
        <div className="relative flex gap-4 rounded-card bg-white p-6 text-ink shadow-raised md:items-center md:gap-6 md:p-8">
          <Check
            className="size-10 shrink-0 rounded-pill bg-nhs p-2 text-white md:size-14 md:p-3.5"
            strokeWidth={3.5}
            aria-hidden="true"
          />
          <div className="grow gap-x-10 lg:flex lg:items-center">
            <p className="font-display text-h3 lg:w-1/2">{content.title}</p>
            <p className="mt-2 text-ink-soft lg:mt-0 lg:w-1/2">{content.text}</p>
          </div>
        </div>
      </div>
    </div>
  )
}
