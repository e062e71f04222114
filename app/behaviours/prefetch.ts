import { idle } from './when-idle.ts'

/** An entry in the browser's own list comes only when a download has ended. */
const askedFor = new Set<string>()

/**
 * Fetched at low priority and kept in the browser's cache, unless the page has it already. By a link
 * where that works: Chromium then shows the page without asking again. Firefox holds such a link
 * against the policy's default, which allows nothing, and Safari does not know it; both know fetch.
 * One in each idle moment: to begin a fetch takes a while on a slow phone.
 */
export function prefetch([address, ...others]: readonly string[]) {
  if (!address) return
  if (!isKnown(address)) {
    askedFor.add(address)
    if (isChromium()) prefetchByLink(address)
    else fetch(address, { priority: 'low' }).then(toTheEnd).catch(nothingLost)
  }
  if (others.length > 0) idle(() => prefetch(others))
}

const isKnown = (address: string) =>
  askedFor.has(address) ||
  performance.getEntriesByName(new URL(address, location.href).href).length > 0

/** No other engine knows speculation rules. */
const isChromium = () => HTMLScriptElement.supports?.('speculationrules')

function prefetchByLink(address: string) {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = address
  document.head.append(link)
}

/** Only what has been read whole is kept. */
const toTheEnd = (answer: Response) => answer.arrayBuffer()

/** The page that needs it will ask again. */
const nothingLost = () => {}
