import { useEffect, useState } from 'react'
import type { PracticeHours } from '~/lib/opening-hours.ts'
import { openingStatus } from '~/lib/opening-status.ts'

/** Whether the practice is open at this moment; right again when the visitor comes back to it. */
export function OpenNowLine({ practice }: { practice: PracticeHours }) {
  const [now, setNow] = useState(() => new Date())
  const { state, label, changesAt } = openingStatus(practice, now)
  const changes = changesAt.getTime()
  useEffect(() => {
    const update = () => setNow(new Date())
    const timer = setTimeout(update, Math.max(0, changes - Date.now()))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [changes])
  return (
    <p data-state={state} className="open-now font-semibold">
      {label}
    </p>
  )
}
