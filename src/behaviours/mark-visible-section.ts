/** A section counts as read once its heading is above this part of the screen. */
const readingLine = 0.3

/**
 * Marks the link to the section that is being read, for eye and screen reader, in a list of links
 * to the sections of this page. @returns stops it
 */
export function markVisibleSection(contents: HTMLElement): () => void {
  const links = [...contents.querySelectorAll('a')]
  const headings = [...new Set(links.map(({ hash }) => hash.slice(1)))].flatMap(
    (id) => document.getElementById(id) ?? [],
  )
  let frame = 0
  const look = () => {
    frame = 0
    const line = innerHeight * readingLine
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top <= line)
    const current = `#${(read ?? headings[0])?.id}`
    for (const link of links) {
      if (link.hash === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look)
  }
  look()
  addEventListener('scroll', lookSoon, { passive: true })
  addEventListener('resize', lookSoon)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', lookSoon)
    removeEventListener('resize', lookSoon)
  }
}
