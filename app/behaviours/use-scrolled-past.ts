import { useEffect, useState } from 'react'

/** True once the page has been scrolled past the given number of pixels. */
export function useScrolledPast(threshold: number) {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > threshold)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [threshold])
  return isPast
}
