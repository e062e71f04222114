import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A popover of links closes as soon as one is followed, and on every other navigation. Hydration
 * is none: a visitor may have opened it before the script arrived.
 */
export function useClosesOnNavigation(popover: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const shownAt = useRef(key)

  useEffect(() => {
    if (shownAt.current !== key) close(popover.current)
    shownAt.current = key
  }, [key, popover])

  useEffect(() => {
    const element = popover.current
    const closeOnLink = (event: Event) => {
      if ((event.target as Element).closest('a[href^="/"]')) close(element)
    }
    element?.addEventListener('click', closeOnLink)
    return () => element?.removeEventListener('click', closeOnLink)
  }, [popover])
}

function close(element: HTMLElement | null) {
  if (element?.matches(':popover-open')) element.hidePopover()
}
