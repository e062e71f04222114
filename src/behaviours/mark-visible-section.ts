/** A section counts as read once its heading is above this part of the screen. */
const readingLine = 0.3

/**
 * Marks the link to the section that is being read, for eye and screen reader, in a list of links
 * to the sections of this page.
 */
export function markVisibleSection(contents: HTMLElement) {
  const links = [...contents.querySelectorAll('a')]
  const headings = [...new Set(links.map(({ hash }) => hash.slice(1)))].flatMap(
    (id) => document.getElementById(id) ?? [],
  )
  let isScheduled = false
  const update = () => {
    isScheduled = false
    const line = innerHeight * readingLine
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top <= line)
    const current = `#${(read ?? headings[0])?.id}`
    for (const link of links) {
      if (link.hash === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const scheduleUpdate = () => {
    if (!isScheduled) requestAnimationFrame(update)
    isScheduled = true
  }
  update()
  addEventListener('scroll', scheduleUpdate, { passive: true })
  addEventListener('resize', scheduleUpdate)
}
