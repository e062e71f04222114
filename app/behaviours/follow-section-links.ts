import { isPlainClick } from './plain-click.ts'

/**
 * On a page without a router: links to its own sections scroll smoothly (SPEC §2), and those of a
 * table of contents replace the address, so that "back" leaves the page.
 */
export function followSectionLinks(contents: HTMLElement) {
  contents.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.hash || !isPlainClick(event)) return
    event.preventDefault()
    const { classList } = document.documentElement
    classList.add('smooth-sections')
    addEventListener('scrollend', () => classList.remove('smooth-sections'), { once: true })
    location.replace(link.hash)
  })
}
