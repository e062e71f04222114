import { isPlainClick } from '~/lib/plain-click.ts'

/**
 * Links to sections of this page scroll smoothly (SPEC §2), and those of a table of contents replace
 * the address, so that "back" leaves the page.
 */
export function followSectionLinks() {
  const { classList } = document.documentElement
  let goal: HTMLAnchorElement | undefined
  const stop = () => {
    goal = undefined
    classList.remove('smooth-sections')
  }
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(sectionLink) : null
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return
    if (link.pathname !== location.pathname) return
    classList.add('smooth-sections')
    goal = link
    setTimeout(() => goOnFrom(link.hash))
    if (!link.closest('[data-part="contents"]')) return
    event.preventDefault()
    location.replace(link.hash)
  })
  addEventListener('scrollend', () => {
    const hash = goal?.hash
    stop()
    if (hash) landOn(hash)
  })
  // Where the page stood there already, nothing has scrolled: a hand that does is not to be pulled back.
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, stop, { passive: true })
}

/** A font that has come on the way may have moved the section; whoever scrolled elsewhere is left alone. */
function landOn(hash: string) {
  const section = document.getElementById(hash.slice(1))
  if (section && Math.abs(section.getBoundingClientRect().top) < innerHeight / 4)
    section.scrollIntoView()
}

/** The browser begins there with the next key; screen readers are told so at once. */
function goOnFrom(hash: string) {
  const section = document.getElementById(hash.slice(1))
  if (!section) return
  if (section.tabIndex < 0) section.tabIndex = -1
  section.focus({ preventScroll: true })
}

/** Not the skip link, which stands before the page. */
const sectionLink = '#page a[href*="#"]'
