import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { followInsideLinks } from './follow-inside-links.ts'

/** Links inside HTML that was made from Markdown. */
export function useInsideLinks(container: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  useEffect(
    () => (container.current ? followInsideLinks(container.current, navigate) : undefined),
    [container, navigate],
  )
}
