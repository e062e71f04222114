import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from './plain-click.ts'
import { allAwake, hasSleepers } from './sleepers.ts'
import { wakeAll } from './when-needed.ts'

/** How long the address may lag behind the page, in milliseconds. */
const patience = 5000

/**
 * A link to a section of this page, followed while sections are still asleep. The router's new
 * location would reach them all, and React would throw away the served elements of those that
 * have no script yet, the link's target among them. So the page scrolls at once, as the browser
 * would, and the router hears of it when everybody is awake.
 */
export function useSectionLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const hash = hasSleepers() && isPlainClick(event) && hashOnThisPage(event.target)
      const section = hash && document.getElementById(hash.slice(1))
      if (!section) return
      event.preventDefault()
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
      wakeAll()
      allAwake(patience).then(() => navigate(hash, { preventScrollReset: true }))
    }
    addEventListener('click', follow, true)
    return () => removeEventListener('click', follow, true)
  }, [navigate])
}

function hashOnThisPage(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  return link &&
    !link.target &&
    link.origin === location.origin &&
    link.pathname === location.pathname
    ? link.hash
    : ''
}
