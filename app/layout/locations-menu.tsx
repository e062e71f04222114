import { ChevronDown } from 'lucide-react'
import type { HeaderPractice } from './header-content.ts'
import { PracticePhoneList } from './practice-phone-list.tsx'

/**
 * A native disclosure: it opens, and says whether it is open, without a script. What it does beyond
 * that is in behaviours/shell.
 */
export function LocationsMenu({
  label,
  practices,
}: {
  label: string
  practices: readonly HeaderPractice[]
}) {
  return (
    <details data-shell="locations-menu" className="group relative">
      <summary className="flex items-center gap-1 rounded-pill px-3 py-2.5 font-medium text-small hover:bg-mint">
        {label}
        <ChevronDown
          className="size-4 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="locations-panel absolute top-full right-1/2 w-[26rem] translate-x-1/2 pt-3">
        <div className="rounded-card bg-white px-6 py-3 shadow-raised">
          <PracticePhoneList practices={practices} />
        </div>
      </div>
    </details>
  )
}
