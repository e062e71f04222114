import { useEffect } from 'react'

/** Keeps the emergency page on the device (app/service-worker), once this page has all it needs. */
export function useServiceWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    if (document.readyState === 'complete') return registerServiceWorker()
    addEventListener('load', registerServiceWorker, { once: true })
    return () => removeEventListener('load', registerServiceWorker)
  }, [])
}

function registerServiceWorker() {
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {
    // Private windows and full disks refuse it: the site works without.
  })
}
