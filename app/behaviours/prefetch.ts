import { idle } from './when-idle.ts'

/**
 * Fetched at the lowest priority and kept in the browser's cache, unless the page has it already.
 * One in each idle moment: to begin a fetch takes a while on a slow phone.
 */
export function prefetch([address, ...others]: readonly string[]) {
  if (!address) return
  if (!isAskedFor(address)) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = address
    document.head.append(link)
  }
  if (others.length > 0) idle(() => prefetch(others))
}

const isAskedFor = (address: string) =>
  document.querySelector(`link[href="${address}"]`) ||
  performance.getEntriesByName(new URL(address, location.href).href).length > 0
