import type { Browser, Page } from '@playwright/test'

export type Viewport = { width: number; height: number }

type Photograph = {
  /** From top to bottom, or the first screen only. */
  isWhole?: boolean
  /** Written there as well. */
  file?: string
}

/** A window of a visitor from Britain, in which nothing moves. */
export const openWindow = (browser: Browser, viewport: Viewport) =>
  browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })

/** A page with all its pictures. @returns PNG */
export async function photograph(
  page: Page,
  address: string,
  { isWhole = false, file }: Photograph = {},
) {
  await page.goto(address, { waitUntil: 'load' })
  await wakeLazyPictures(page)
  return page.screenshot({ fullPage: isWhole, ...(file && { path: file }) })
}

async function wakeLazyPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}
