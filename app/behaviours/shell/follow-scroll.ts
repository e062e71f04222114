/** SPEC §9 */
const scrollThreshold = 20

/** The header's shadow deepens once the page has been scrolled. */
export function followScroll(header: HTMLElement, signal: AbortSignal) {
  const update = () => {
    header.dataset.scrolled = String(window.scrollY > scrollThreshold)
  }
  update()
  addEventListener('scroll', update, { passive: true, signal })
}
