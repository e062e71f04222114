import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { followInsideLinks } from './follow-inside-links.ts'
import { closePopovers } from './shell/menus.ts'

/** The router follows links that React did not render: those of the served shell and the chatbot. */
export function useServedLinks() {
  const navigate = useNavigate()
  useEffect(() => followInsideLinks(document, navigate, isServed), [navigate])

  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    // Hydration is no navigation: a visitor may have opened a menu before the script arrived.
    if (shownAt.current !== key) closePopovers()
    shownAt.current = key
  }, [key])
}

/** The skip link stays the browser's: it moves the focus by itself. */
const isServed = (link: HTMLAnchorElement) =>
  link.closest('[data-served], [data-chatbot]') !== null &&
  !link.getAttribute('href')?.startsWith('#')
