import { Phone, TriangleAlert } from 'lucide-react'
import { buttonClasses } from '~/components/link-looks.ts'
import type { Emergency } from '~/content/emergency.ts'

/** The red list: what is beyond a dentist. */
export function LifeThreatening({ content }: { content: Emergency['lifeThreatening'] }) {
  return (
    <section className="rounded-card border-2 border-emergency bg-white p-4 sm:p-5 md:p-8">
      <div className="grid gap-x-12 gap-y-3 sm:gap-y-4 lg:grid-cols-[1fr_1.7fr]">
        {/* Not the display face: its ampersand is an ornament, and "A&E" must be read at once. */}
        <h2
          id="call-999"
          className="flex items-start gap-3 font-bold font-text text-emergency text-h3 tracking-normal"
        >
          <TriangleAlert className="mt-0.5 size-6 shrink-0" />
          {content.title}
        </h2>
        <ul className="grid content-start gap-x-10 gap-y-1.5 max-sm:text-small sm:grid-cols-2 sm:gap-y-2.5 lg:row-span-2 lg:gap-y-4">
          {content.signs.map((sign) => (
            <li key={sign} className="flex gap-3">
              <span
                aria-hidden="true"
                className="mt-2 size-2 shrink-0 rounded-pill bg-emergency sm:mt-2.5"
              />
              {sign}
            </li>
          ))}
        </ul>
        <div>
          <p className="max-sm:text-small">{content.text}</p>
          <a href="tel:999" className={buttonClasses('emergency', 'mt-3 max-sm:w-full')}>
            <Phone className="size-4.5" />
            {content.callLabel}
          </a>
        </div>
      </div>
    </section>
  )
}
