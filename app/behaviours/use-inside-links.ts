import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Links inside HTML that was made from Markdown: those to pages of this site are followed by the
 * router. Without a script they are plain links, and everything unusual (another tab, a download,
 * another site) is left to the browser.
 */
export function useInsideLinks(container: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  useEffect(() => {
    const element = container.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || !isInside(link)) return
      event.preventDefault()
      navigate(`${link.pathname}${link.search}${link.hash}`)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [container, navigate])
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

const isInside = (link: HTMLAnchorElement) =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download')
