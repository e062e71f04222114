import { Scripts } from 'react-router'
import { chatbot } from '../content/chatbot.ts'
import { group } from '../content/group.ts'
import { locationGate } from '../content/location-gate.ts'
import { navigation } from '../content/navigation.ts'
import { ChatbotLauncher } from './layout/chatbot/chatbot-launcher.tsx'
import { DocumentHead } from './layout/document-head.tsx'
import { LocationGate } from './layout/location-gate.tsx'
import { PhoneBar } from './layout/phone-bar.tsx'
import { Served } from './layout/served.tsx'
import { SiteFooter } from './layout/site-footer.tsx'
import { SiteHeader } from './layout/site-header.tsx'
import { SkipLink } from './layout/skip-link.tsx'
import { TopBar } from './layout/top-bar.tsx'
import { shellContent } from './shell-content.ts'

/*
 * What surrounds every page and is the same on all of them. The conditions are known when the
 * browser's bundle is made, so that nothing of this, nor of its content, is part of it.
 */
/** The browser keeps what it finds in the head, whoever has put it there. */
export const servedHead = (import.meta.env.SSR || import.meta.env.DEV) && (
  <DocumentHead analyticsHosts={group.analyticsHosts} />
)

/**
 * The framework's own, which differ by page. Last in the body, whose unknown end React leaves as it
 * is; rendered again they would put a link for every module that runs already into the head.
 */
export const servedScripts = (import.meta.env.SSR || import.meta.env.DEV) && <Scripts />

export const servedGate = (
  <Served name="gate">
    {(import.meta.env.SSR || import.meta.env.DEV) && (
      <>
        <SkipLink label={navigation.skipLabel} />
        <LocationGate content={locationGate} contact={group} />
      </>
    )}
  </Served>
)

export const servedHeader = (
  <Served name="header">
    {(import.meta.env.SSR || import.meta.env.DEV) && (
      <>
        <TopBar {...shellContent.topBar} />
        <SiteHeader content={shellContent.header} />
      </>
    )}
  </Served>
)

export const servedFooter = (
  <Served name="footer">
    {(import.meta.env.SSR || import.meta.env.DEV) && (
      <>
        <SiteFooter content={shellContent.footer} />
        <PhoneBar content={shellContent.header} />
        <ChatbotLauncher label={chatbot.openLabel} />
      </>
    )}
  </Served>
)
