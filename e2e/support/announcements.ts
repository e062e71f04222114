import type { Page } from '@playwright/test'

/** Records what a screen reader announces by itself: whatever changes in a live region that is shown. */
export async function recordAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const live =
      '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]'
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live) ?? element?.querySelector(live)
        const text = region?.textContent?.trim()
        if (text && region?.checkVisibility() && !region.closest('[inert]')) announced.push(text)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  })
  return () =>
    page.evaluate(() => (window as unknown as { announced: string[] }).announced.join('\n'))
}
