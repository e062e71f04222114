import { type ReactNode, useLayoutEffect as useClientLayoutEffect, useRef } from 'react'
import { revealOnScroll } from '~/behaviours/reveal.ts'

const useLayoutEffect = typeof window === 'undefined' ? () => {} : useClientLayoutEffect

/** Its content rises gently into place when it is scrolled to (SPEC §4). */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (element.current ? revealOnScroll(element.current) : undefined), [])
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  )
}
