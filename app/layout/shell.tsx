import type { ReactNode } from 'react'
import { breadcrumbTrail } from '~/seo/breadcrumb-trail.ts'
import { Breadcrumb } from './breadcrumb.tsx'

/** What a route module may export as `handle`. */
export type PageHandle = {
  /** Stands above everything else of the page, the breadcrumb included. */
  alert?: ReactNode
  /** `false` on a page that has no place in the site, such as not-found (RULINGS 6). */
  hasBreadcrumb?: boolean
}

/** What surrounds every page. */
export function Shell({
  header,
  footer,
  path,
  alert,
  hasBreadcrumb = true,
  children,
}: {
  header: ReactNode
  footer: ReactNode
  path: string
  alert?: ReactNode
  hasBreadcrumb?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div id="page">
      {header}
      <main id="main" tabIndex={-1}>
        {alert}
        {hasBreadcrumb && <Breadcrumb trail={breadcrumbTrail(path)} />}
        {children}
      </main>
      {footer}
    </div>
  )
}
