import { useEffect, useState } from 'react'
import { whenLetIn } from './location-gate/gate-state.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** SPEC §7: true once the browser is idle, and a prefetch costs this visitor nothing that matters. */
export function useIdlePrefetch() {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isConnectionFree((navigator as { connection?: Connection }).connection)) return
    return whenLetIn(() => whenIdle(() => setIsDue(true)))
  }, [])
  return isDue
}

/** Browsers that do not tell are taken to be fast. */
export const isConnectionFree = ({ saveData, effectiveType = '4g' }: Connection = {}) =>
  !saveData && effectiveType === '4g'

/** After the page's own downloads, when nothing else is to be done. */
function whenIdle(run: () => void) {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
