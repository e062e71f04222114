import { followScroll } from './follow-scroll.ts'
import { locationsMenu } from './locations-menu.ts'
import { sayAllOpen } from './menus.ts'

/**
 * What the header and the phone bar do, on the markup as it was served: they are the same on every
 * page and need no React, so they also work before it arrives and where it never does.
 * @returns stops it
 */
export function startShell(): () => void {
  const ending = new AbortController()
  const start = (selector: string, behaviour: Behaviour) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      behaviour(element, ending.signal)
  }
  start('[data-shell="header"]', followScroll)
  start('[data-shell="locations-menu"]', locationsMenu)
  sayAllOpen()
  return () => ending.abort()
}

type Behaviour = (element: HTMLElement, signal: AbortSignal) => void
