import { idle } from './when-idle.ts'

/**
 * Fetched at the lowest priority and kept in the browser's cache, each address once. One in each
 * idle moment: to begin a fetch takes a while on a slow phone.
 */
export function prefetch([address, ...others]: readonly string[]) {
  if (!address) return
  if (!document.querySelector(`link[href="${address}"]`)) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = address
    document.head.append(link)
  }
  if (others.length > 0) idle(() => prefetch(others))
}
