import { Check } from 'lucide-react'
import type { OpenNhsPage } from '../../../content/model/location-page.ts'

/** The answer most visitors came for, straight below the hero. */
export function AcceptingBanner({ content }: { content: OpenNhsPage['banner'] }) {
  return (
    <div className="bg-nhs text-white">
      <div className="container-page grid items-center gap-x-12 gap-y-3 py-8 md:grid-cols-[1.15fr_1fr] md:py-10">
        <p className="flex items-start gap-4 font-display text-h3 lg:text-[1.75rem]">
          <Check
            className="mt-0.5 size-8 shrink-0 rounded-pill bg-white p-1.5 text-nhs"
            strokeWidth={3.5}
            aria-hidden="true"
          />
          {content.title}
        </p>
        <p className="pl-12 md:pl-0">{content.text}</p>
      </div>
    </div>
  )
}
