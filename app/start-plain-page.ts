import { comeWithChatbot } from './behaviours/chatbot/come-with-chatbot.ts'
import { followConnection } from './behaviours/follow-connection.ts'
import { followSectionLinks } from './behaviours/follow-section-links.ts'
import { goBack } from './behaviours/go-back.ts'
import { watchLocation } from './behaviours/location-gate/watch-location.ts'
import { logUnknownPath } from './behaviours/log-unknown-path.ts'
import { markVisibleSection } from './behaviours/mark-visible-section.ts'
import { prefetch } from './behaviours/prefetch.ts'
import { registerServiceWorker } from './behaviours/register-service-worker.ts'
import { removeWhenOver } from './behaviours/remove-when-over.ts'
import { notifySearchEngine } from './behaviours/search-engine/notify-search-engine.ts'
import { startShell } from './behaviours/shell/start-shell.ts'
import { whenIdle } from './behaviours/when-idle.ts'
import { chatbotSource } from './chatbot-source.ts'
import { prefetchedPages } from './prefetched-pages.ts'

/**
 * The whole script of a page that arrives without React (`isPlain` in routes.ts): links and native
 * elements do the work, and what the site does on every page is done here.
 */
export function startPlainPage() {
  startShell()
  watchLocation()
  registerServiceWorker()
  comeWithChatbot(chatbotSource)
  whenIdle(() => prefetch(prefetchedPages(location.pathname)))

  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical) notifySearchEngine(canonical.href)

  for (const link of parts('back-link')) link.addEventListener('click', goBack)
  for (const contents of parts('contents')) markVisibleSection(contents)
  followSectionLinks()
  for (const notice of parts('offline-notice')) followConnection(notice)
  for (const line of parts('until')) removeWhenOver(line)
  if (parts('not-found').length > 0) logUnknownPath(location.pathname)
}

function parts(name: string) {
  return document.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)
}
