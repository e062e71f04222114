import type { ReactNode } from 'react'

/** Its content rises gently into place when it is scrolled to (SPEC §4, behaviours/reveal.ts). */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-part="reveal" className={className}>
      {children}
    </div>
  )
}
