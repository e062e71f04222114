import { useSyncExternalStore } from 'react'

/** False once the browser says that there is no connection; served pages assume there is one. */
export const useOnline = () =>
  useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )

function followConnection(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
