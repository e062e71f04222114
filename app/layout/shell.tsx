import type { ReactNode } from 'react'
import { breadcrumbTrail } from '~/seo/breadcrumb-trail.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import type { FooterContent } from './footer-content.ts'
import type { HeaderContent } from './header-content.ts'
import { PhoneBar } from './phone-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TopBar } from './top-bar.tsx'

export type ShellContent = {
  topBar: { hours: string; welcome: string }
  header: HeaderContent
  footer: FooterContent
}

/** What a route module may export as `handle`. */
export type PageHandle = {
  /** Stands above everything else of the page, the breadcrumb included. */
  alert?: ReactNode
  /** `false` on a page that has no place in the site, such as not-found (RULINGS 6). */
  hasBreadcrumb?: boolean
  /** `true` on a page that is read on bad connections: nothing is fetched there in advance. */
  isLean?: boolean
}

/** What surrounds every page. */
export function Shell({
  content,
  path,
  alert,
  hasBreadcrumb = true,
  children,
}: {
  content: ShellContent
  path: string
  alert?: ReactNode
  hasBreadcrumb?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div id="page">
      <TopBar {...content.topBar} />
      <SiteHeader content={content.header} />
      <main id="main" tabIndex={-1}>
        {alert}
        {hasBreadcrumb && <Breadcrumb trail={breadcrumbTrail(path)} />}
        {children}
      </main>
      <SiteFooter content={content.footer} />
      <PhoneBar content={content.header} />
    </div>
  )
}
