import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { group } from '../content/group.ts'
import { navigation } from '../content/navigation.ts'
import { useFirstPage } from './behaviours/use-first-page.ts'
import { useSmoothSections } from './behaviours/use-smooth-sections.ts'
import { DocumentHead } from './layout/document-head.tsx'
import { RouteAnnouncer } from './layout/route-announcer.tsx'
import { Shell } from './layout/shell.tsx'
import { SkipLink } from './layout/skip-link.tsx'
import { shellContent } from './shell-content.ts'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <DocumentHead analyticsHosts={group.analyticsHosts} />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink label={navigation.skipLabel} />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Site() {
  const { pathname } = useLocation()
  useFirstPage()
  useSmoothSections()
  return (
    <>
      <Shell content={shellContent} path={pathname}>
        <Outlet />
      </Shell>
      <RouteAnnouncer />
    </>
  )
}
