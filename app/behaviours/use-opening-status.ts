import { useEffect, useState } from 'react'
import type { PracticeHours } from '~/lib/opening-hours.ts'
import { type OpeningStatus, openingStatus } from '~/lib/opening-status.ts'

/**
 * What a practice's door says now, kept right while the page stays open.
 * @returns null in the served HTML, which cannot know when it will be read
 */
export function useOpeningStatus(practice: PracticeHours): OpeningStatus | null {
  const [status, setStatus] = useState<OpeningStatus | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      clearTimeout(timer)
      const now = new Date()
      const next = openingStatus(practice, now)
      setStatus((shown) => (shown?.label === next.label ? shown : next))
      timer = setTimeout(update, next.changesAt.getTime() - now.getTime())
    }
    // Timers stand still while a device sleeps or the page lies in the back-forward cache.
    const updateWhenSeen = () => document.visibilityState === 'visible' && update()
    update()
    document.addEventListener('visibilitychange', updateWhenSeen)
    addEventListener('pageshow', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', updateWhenSeen)
      removeEventListener('pageshow', update)
    }
  }, [practice])

  return status
}
