import type { Browser, Page } from '@playwright/test'

type Photograph = {
  viewport: { width: number; height: number }
  /** From top to bottom, or the first screen only. */
  isWhole?: boolean
  /** Written there as well. */
  file?: string
}

/** A page as a visitor from Britain finds it, at rest and with all its pictures. @returns PNG */
export async function photograph(
  browser: Browser,
  address: string,
  { viewport, isWhole = false, file }: Photograph,
) {
  const page = await browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  await page.goto(address, { waitUntil: 'load' })
  await wakeLazyPictures(page)
  const picture = await page.screenshot({ fullPage: isWhole, ...(file && { path: file }) })
  await page.close()
  return picture
}

async function wakeLazyPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}
