import { useEffect, useState } from 'react'

/** A section counts as read once its heading is above this part of the screen. */
const readingLine = 0.3

/** Id of the section the visitor is reading; empty before the script has looked. */
export function useVisibleSection(ids: readonly string[]) {
  const [visible, setVisible] = useState('')
  const key = ids.join(' ')
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    let frame = 0
    const look = () => {
      frame = 0
      const line = innerHeight * readingLine
      const read = headings.findLast((heading) => heading.getBoundingClientRect().top <= line)
      setVisible((read ?? headings[0])?.id ?? '')
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [key])
  return visible
}
