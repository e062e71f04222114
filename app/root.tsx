import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { useChatbot } from './behaviours/chatbot/use-chatbot.ts'
import { siteId } from './behaviours/location-gate/decide.ts'
import { useLocationGate } from './behaviours/location-gate/use-location-gate.ts'
import { useNotifySearchEngine } from './behaviours/search-engine/use-notify-search-engine.ts'
import { startShell } from './behaviours/shell/start-shell.ts'
import { useFinishedNavigations } from './behaviours/use-finished-navigations.ts'
import { useFirstPage } from './behaviours/use-first-page.ts'
import { useIdlePrefetch } from './behaviours/use-idle-prefetch.ts'
import { useReadyPages } from './behaviours/use-ready-pages.ts'
import { useSectionLinks } from './behaviours/use-section-links.ts'
import { useServedLinks } from './behaviours/use-served-links.ts'
import { useSmoothSections } from './behaviours/use-smooth-sections.ts'
import { chatbotSource } from './chatbot-source.ts'
import { RouteAnnouncer } from './layout/route-announcer.tsx'
import { type PageHandle, Shell } from './layout/shell.tsx'
import { prefetchedPages } from './prefetched-pages.ts'
import { canonicalUrl } from './seo/canonical.ts'
import { siteUrl } from './seo/site-url.ts'
import {
  servedFooter,
  servedGate,
  servedHead,
  servedHeader,
  servedScripts,
} from './served-shell.tsx'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        {servedHead}
        <Meta />
        <Links />
      </head>
      <body>
        {servedGate}
        <div id={siteId} suppressHydrationWarning>
          {children}
        </div>
        <ScrollRestoration />
        {servedScripts}
      </body>
    </html>
  )
}

export default function Site() {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  useEffect(startShell, [])
  useLocationGate(pathname)
  useNotifySearchEngine(canonicalUrl(siteUrl, pathname))
  useFinishedNavigations()
  useFirstPage()
  useSmoothSections()
  useSectionLinks()
  useServedLinks()
  useChatbot(pathname, chatbotSource)
  useIdlePrefetch(prefetchedPages(pathname))
  useReadyPages()
  return (
    <>
      <Shell
        header={servedHeader}
        footer={servedFooter}
        path={pathname}
        alert={handle?.alert}
        hasBreadcrumb={handle?.hasBreadcrumb}
      >
        <Outlet />
      </Shell>
      <RouteAnnouncer />
    </>
  )
}
