import { whenAllowed } from './location-gate/gate-state.ts'

/** SPEC §7: the two service pages that are fetched while the browser is idle. */
const pages = ['/services/general-dentistry', '/services/cosmetic-dentistry']

/** Read on bad connections, by people who want one thing: nothing is fetched there in advance. */
const pageWithoutPrefetch = '/emergency-dentist'

type Connection = { saveData?: boolean; effectiveType?: string }

/** If it costs this visitor nothing that matters, after the page's own downloads. */
export function prefetchWhenIdle() {
  const { connection } = navigator as { connection?: Connection }
  if (location.pathname === pageWithoutPrefetch || !isConnectionFree(connection)) return
  whenAllowed(() => {
    if (document.readyState === 'complete') idle(() => prefetch(pages))
    else addEventListener('load', () => idle(() => prefetch(pages)), { once: true })
  })
}

/** Browsers without this information are taken to be fast. */
export const isConnectionFree = ({ saveData, effectiveType = '4g' }: Connection = {}) =>
  !saveData && effectiveType === '4g'

/**
 * Fetched at low priority and kept in the browser's cache. By a link where that works: Chromium then
 * shows the page without asking again. Firefox holds such a link against the policy's default, which
 * allows nothing, and Safari does not know it; both know fetch.
 * One in each idle moment: to begin a fetch takes a while on a slow phone.
 */
function prefetch([address, ...others]: readonly string[]) {
  if (!address) return
  if (address !== location.pathname) {
    if (isChromium()) prefetchByLink(address)
    // Only what has been read whole is kept; what failed the page that needs it will ask for again.
    else
      fetch(address, { priority: 'low' })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {})
  }
  idle(() => prefetch(others))
}

/** In the next idle moment; browsers without idle callbacks wait for a second. */
function idle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1000)
}

/** No other engine knows speculation rules. */
const isChromium = () => HTMLScriptElement.supports?.('speculationrules')

function prefetchByLink(address: string) {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = address
  document.head.append(link)
}
