import { isPlainClick } from './plain-click.ts'

/**
 * Links in markup that React did not render: those to pages of this site are followed by the
 * router. Without a script they are plain links, and everything unusual (another tab, a download,
 * another site) is left to the browser.
 * @returns stops it
 */
export function followInsideLinks(
  container: HTMLElement | Document,
  navigate: (to: string) => void,
  isOurs: (link: HTMLAnchorElement) => boolean = () => true,
): () => void {
  const follow = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event as MouseEvent) || !isInside(link) || !isOurs(link)) return
    event.preventDefault()
    navigate(`${link.pathname}${link.search}${link.hash}`)
  }
  container.addEventListener('click', follow)
  return () => container.removeEventListener('click', follow)
}

const isInside = (link: HTMLAnchorElement) =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download')
