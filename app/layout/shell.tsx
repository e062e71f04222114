import type { ReactNode } from 'react'
import { breadcrumbTrail } from '~/seo/breadcrumb-trail.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import type { FooterContent } from './footer-content.ts'
import type { HeaderContent } from './header-content.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TopBar } from './top-bar.tsx'

export type ShellContent = {
  topBar: { hours: string; welcome: string }
  header: HeaderContent
  footer: FooterContent
}

/** What surrounds every page. */
export function Shell({
  content,
  path,
  children,
}: {
  content: ShellContent
  path: string
  children: ReactNode
}) {
  return (
    <div id="page">
      <TopBar {...content.topBar} />
      <SiteHeader content={content.header} />
      <main id="main" tabIndex={-1}>
        <Breadcrumb trail={breadcrumbTrail(path)} />
        {children}
      </main>
      <SiteFooter content={content.footer} />
    </div>
  )
}
