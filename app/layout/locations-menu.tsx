import { ChevronDown } from 'lucide-react'
import type { HeaderPractice } from './header-content.ts'
import { PracticePhoneList } from './practice-phone-list.tsx'

const panelId = 'locations-panel'

/**
 * What it does, and whether it says that it is open, is in behaviours/shell; without a script, CSS
 * opens it on hover and focus.
 */
export function LocationsMenu({
  label,
  practices,
}: {
  label: string
  practices: readonly HeaderPractice[]
}) {
  return (
    <div data-shell="locations-menu" className="locations-menu group relative">
      <button
        type="button"
        aria-controls={panelId}
        className="flex items-center gap-1 rounded-pill px-3 py-2.5 font-medium text-small hover:bg-mint"
      >
        {label}
        <ChevronDown
          className="size-4 transition-transform group-data-open:rotate-180"
          aria-hidden="true"
        />
      </button>
      <div
        id={panelId}
        className="locations-panel absolute top-full right-1/2 hidden w-[26rem] translate-x-1/2 pt-3 group-data-open:block"
      >
        <div className="rounded-card bg-white px-6 py-3 shadow-raised">
          <PracticePhoneList practices={practices} />
        </div>
      </div>
    </div>
  )
}
