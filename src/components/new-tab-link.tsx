import type { ReactNode } from 'react'

type NewTabLinkProps = { href: string; className?: string; children: ReactNode }

/** A plain link to a map, a review page or another site, which opens beside this one. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
