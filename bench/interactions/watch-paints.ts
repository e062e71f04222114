import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /**
     * Milliseconds from the input to the next paint: the longest of the events of one interaction, as
     * INP counts; 0 while there is nothing to tell.
     */
    lastInteraction: number
  }
}

/** Notes in the page itself what its visitor waits for. */
export async function watchPaints(page: Page) {
  await page.addInitScript(() => {
    window.lastInteraction = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          window.lastInteraction = Math.max(window.lastInteraction, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}
