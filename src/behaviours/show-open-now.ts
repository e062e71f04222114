import type { PracticeHours } from '~/lib/opening-hours.ts'
import { openingStatus } from '~/lib/opening-status.ts'
import { onReturn } from './arrival.ts'

/**
 * Says on a line that was left empty (components/open-now.tsx) whether the practice is open at this
 * moment, and keeps it right while the page stays open.
 */
export function showOpeningStatus(line: HTMLElement) {
  const practice: PracticeHours = JSON.parse(line.dataset.hours ?? '')
  let timer: ReturnType<typeof setTimeout>
  const update = () => {
    clearTimeout(timer)
    const now = new Date()
    const { state, label, changesAt } = openingStatus(practice, now)
    if (line.textContent !== label) {
      line.dataset.state = state
      line.textContent = label
    }
    timer = setTimeout(update, changesAt.getTime() - now.getTime())
  }
  update()
  // Timers stand still while a device sleeps or the page lies in the back-forward cache.
  onReturn(update)
}
