/** Fetched at the lowest priority and kept in the browser's cache, each address once. */
export function prefetch(addresses: readonly string[]) {
  for (const address of new Set(addresses)) {
    if (document.querySelector(`link[href="${address}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = address
    document.head.append(link)
  }
}
