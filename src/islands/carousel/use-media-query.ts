import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; undefined in served HTML, which knows nothing of the screen. */
export function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  )
}
