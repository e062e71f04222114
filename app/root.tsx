import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router'
import { group } from '../content/group.ts'
import { locationGate } from '../content/location-gate.ts'
import { navigation } from '../content/navigation.ts'
import { useLocationGate } from './behaviours/location-gate/use-location-gate.ts'
import { useServiceWorker } from './behaviours/register-service-worker.ts'
import { useNotifySearchEngine } from './behaviours/search-engine/use-notify-search-engine.ts'
import { useFirstPage } from './behaviours/use-first-page.ts'
import { useSectionLinks } from './behaviours/use-section-links.ts'
import { useSmoothSections } from './behaviours/use-smooth-sections.ts'
import { chatbotSource } from './chatbot-source.ts'
import { Chatbot } from './layout/chatbot/chatbot.tsx'
import { DocumentHead } from './layout/document-head.tsx'
import { IdlePrefetch } from './layout/idle-prefetch.tsx'
import { LocationGate } from './layout/location-gate.tsx'
import { RouteAnnouncer } from './layout/route-announcer.tsx'
import { type PageHandle, Shell } from './layout/shell.tsx'
import { SkipLink } from './layout/skip-link.tsx'
import { canonicalUrl } from './seo/canonical.ts'
import { siteUrl } from './seo/site-url.ts'
import { shellContent } from './shell-content.ts'

/** SPEC §7: the two service pages that are fetched while the browser is idle. */
const prefetchedPages = ['/services/general-dentistry', '/services/cosmetic-dentistry'] as const

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
        <LocationGate content={locationGate} contact={group}>
          {children}
        </LocationGate>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Site() {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  useLocationGate(pathname)
  useNotifySearchEngine(canonicalUrl(siteUrl, pathname))
  useServiceWorker()
  useFirstPage()
  useSmoothSections()
  useSectionLinks()
  return (
    <>
      <Shell
        content={shellContent}
        path={pathname}
        alert={handle?.alert}
        hasBreadcrumb={handle?.hasBreadcrumb}
      >
        <Outlet />
      </Shell>
      <RouteAnnouncer />
      <Chatbot page={pathname} source={chatbotSource} />
      {!handle?.isLean && <IdlePrefetch pages={prefetchedPages} />}
    </>
  )
}
