import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation the browser would leave keyboard and screen reader where the old page was:
 * the focus goes to the new page (or section), and its title is announced.
 * @returns the words to announce, empty on the first page
 */
export function useRouteFocus() {
  const { pathname, hash, key } = useLocation()
  const shown = useRef({ pathname, key })
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (shown.current.key === key) return
    const isNewPage = shown.current.pathname !== pathname
    shown.current = { pathname, key }
    const target = hash
      ? document.getElementById(hash.slice(1))
      : isNewPage && document.querySelector('main')
    if (target) focusQuietly(target)
    if (isNewPage) setAnnouncement(document.title)
  }, [pathname, hash, key])

  return announcement
}

function focusQuietly(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
