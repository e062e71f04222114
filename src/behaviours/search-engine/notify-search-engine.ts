import { BACKEND_URL } from 'astro:env/client'
import { whenAllowed } from '../location-gate/gate-state.ts'

/** SPEC §9: submission delay after a route change. */
const submissionDelayMs = 2000

/**
 * A page is submitted when it has been shown for a while; one left earlier is not, nor is
 * one that its visitor may not see. The backend client is downloaded at that moment.
 * @param url canonical address; a page without one stands for no address and is not submitted
 */
export function notifySearchEngine(url: string | undefined) {
  if (!url || BACKEND_URL === 'off') return
  setTimeout(() => {
    whenAllowed(() => {
      import('./submit-page.ts')
        .then(({ submitPage }) => submitPage(url))
        .catch((error) => console.warn('IndexNow: Page was not submitted', error))
    })
  }, submissionDelayMs)
}
