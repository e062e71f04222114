import type { Page } from '@playwright/test'

const monday = new Date('2026-11-16T10:00:00Z')

/** From now on time moves only by page.clock.runFor and fastForward. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: monday })
  await page.clock.pauseAt(new Date(monday.getTime() + 1000))
}
