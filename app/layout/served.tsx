import type { ReactNode } from 'react'

type ServedProps = {
  /** Given while a page is made into a file; the browser's bundle is built without it. */
  children: ReactNode
}

/**
 * Markup that is the same on every page. It is rendered at build, and the browser keeps what was
 * served: neither its components nor its words are downloaded a second time as script.
 * Its links are followed by the router all the same (behaviours/use-served-links.ts).
 */
export function Served({ children }: ServedProps) {
  if (children) {
    return (
      <div data-served="" className="contents">
        {children}
      </div>
    )
  }
  return (
    <div
      data-served=""
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what was served stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
