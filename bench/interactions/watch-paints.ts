import type { Page } from '@playwright/test'

/** Milliseconds; 0 while there is nothing to tell. */
export type Moment = {
  /** From the input to the next paint: the longest of the events of one interaction, as INP counts. */
  interaction: number
  /** From the click to the first frame with another page's title in it. */
  page: number
}

declare global {
  interface Window {
    paints: () => Moment
    forgetPaints: () => void
  }
}

/** Notes in the page itself what its visitor waits for. */
export async function watchPaints(page: Page) {
  await page.addInitScript(() => {
    let interaction = 0
    let shownAfter = 0
    window.paints = () => ({ interaction, page: shownAfter })
    window.forgetPaints = () => {
      interaction = 0
      shownAfter = 0
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) interaction = Math.max(interaction, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

    addEventListener(
      'click',
      () => {
        const start = performance.now()
        const before = document.querySelector('main h1')?.textContent
        const look = () => {
          const now = document.querySelector('main h1')?.textContent
          if (now && now !== before) shownAfter = performance.now() - start
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      true,
    )
  })
}
