import { type RefObject, useEffect, useState } from 'react'

/** True while any part of the element is on the screen; false before the script runs. */
export function useOnScreen(element: RefObject<Element | null>) {
  const [isOnScreen, setIsOnScreen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOnScreen
}
