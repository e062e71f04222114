import { Phone, TriangleAlert } from 'lucide-react'
import { buttonClasses } from '~/components/button-look.ts'
import type { Emergency } from '../../../content/model/emergency.ts'

/** What is beyond a dentist, said before anything else. */
export function LifeThreatening({ content }: { content: Emergency['lifeThreatening'] }) {
  return (
    <div className="rounded-card border-2 border-emergency bg-white p-5 md:p-8">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_1.7fr]">
        <h2 className="flex items-start gap-3 text-emergency text-h3">
          <TriangleAlert className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
          {content.title}
        </h2>
        <ul className="grid content-start gap-x-10 gap-y-2.5 sm:grid-cols-2 lg:row-span-2 lg:gap-y-4">
          {content.signs.map((sign) => (
            <li key={sign} className="flex gap-3">
              <span
                aria-hidden="true"
                className="mt-2.5 size-2 shrink-0 rounded-pill bg-emergency"
              />
              {sign}
            </li>
          ))}
        </ul>
        <div>
          <p>{content.text}</p>
          <a href="tel:999" className={buttonClasses('emergency', 'mt-4 max-sm:w-full')}>
            <Phone className="size-4.5" aria-hidden="true" />
            {content.callLabel}
          </a>
        </div>
      </div>
    </div>
  )
}
