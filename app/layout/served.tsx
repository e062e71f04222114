import type { ReactNode } from 'react'

type ServedProps = {
  name: string
  /** Given while a page is made into a file; the browser's bundle is built without it. */
  children: ReactNode
}

/**
 * Markup that is the same on every page. It is rendered at build, and the browser keeps what was
 * served: neither its components nor its words are downloaded a second time as script.
 * Its links are followed by the router all the same (behaviours/use-served-links.ts).
 */
export function Served({ name, children }: ServedProps) {
  if (children) {
    return (
      <div data-served={name} className="contents">
        {children}
      </div>
    )
  }
  return (
    <div
      data-served={name}
      className="contents"
      suppressHydrationWarning
      // Not set as long as React finds the page as it was served. Only if a translator or an
      // extension has changed it so much that React starts afresh, this brings the markup back.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, as it was served
      dangerouslySetInnerHTML={{ __html: asServed.get(name) ?? '' }}
    />
  )
}

const asServed = new Map(
  typeof document === 'undefined'
    ? []
    : Array.from(document.querySelectorAll<HTMLElement>('[data-served]'), (part) => [
        part.dataset.served,
        part.innerHTML,
      ]),
)
