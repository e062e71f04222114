import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { layOutAll } from './first-look.ts'
import { endOfFirstPage } from './when-needed.ts'

/**
 * When the visitor leaves the page that was served as HTML: late sections are told, and what that
 * page said of itself to search engines goes with it.
 */
export function useFirstPage() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname) return
    endOfFirstPage()
    layOutAll()
    for (const record of document.querySelectorAll('script[type="application/ld+json"]'))
      record.remove()
  }, [pathname])
}
