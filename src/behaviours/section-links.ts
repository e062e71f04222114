import { isPlainClick } from '~/lib/plain-click.ts'

/**
 * Links to sections of this page scroll smoothly, and those of a table of contents replace
 * the address, so that "back" leaves the page.
 */
export function followSectionLinks() {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(sectionLink) : null
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return
    if (link.pathname !== location.pathname) return
    // From now on: a page that is opened at a section is there at once.
    document.documentElement.classList.add('smooth-sections')
    setTimeout(() => moveFocusTo(link.hash))
    if (!link.closest('[data-part="contents"]')) return
    event.preventDefault()
    location.replace(link.hash)
  })
}

/** Tab and screen readers go on from there. */
function moveFocusTo(hash: string) {
  const section = document.getElementById(hash.slice(1))
  if (!section) return
  if (section.tabIndex < 0) section.tabIndex = -1
  section.focus({ preventScroll: true })
}

/** Not the skip link, which stands before the page. */
const sectionLink = '#page a[href*="#"]'
