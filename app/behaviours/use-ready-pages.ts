import { useEffect } from 'react'

/** A mouse comes before it presses, a finger touches before it lifts, a keyboard moves before Enter. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const

/** The script of a page is loaded and ready to run as soon as somebody is about to open it. */
export function useReadyPages() {
  useEffect(() => {
    for (const sign of signs) addEventListener(sign, makeReady, { passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, makeReady)
    }
  }, [])
}

function makeReady({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin) return
  const route = window.__reactRouterManifest?.routes[link.pathname]
  // Where it fails, the click itself will say so.
  if (route && link.pathname !== location.pathname)
    import(/* @vite-ignore */ route.module).catch(() => {})
}
