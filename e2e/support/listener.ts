import type { Page } from '@playwright/test'

/** Notes what a screen reader is told without asking: whatever changes in a live region that is shown. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const live =
      '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]'
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live) ?? element?.querySelector(live)
        const text = region?.textContent?.trim()
        if (text && region?.checkVisibility() && !region.closest('[inert]')) heard.push(text)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'))
}
