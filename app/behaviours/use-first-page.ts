import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { endOfFirstPage } from './when-needed.ts'

/** Tells late sections when the visitor has left the page that was served as HTML. */
export function useFirstPage() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current !== pathname) endOfFirstPage()
  }, [pathname])
}
