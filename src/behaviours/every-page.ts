import { isOver } from '~/lib/dates.ts'
import { closeOtherDetails } from './close-other-details.ts'
import { goBack } from './go-back.ts'
import { showSearchLauncher } from './launch-search.ts'
import { watchLocation } from './location-gate/watch-location.ts'
import { markVisibleSection } from './mark-visible-section.ts'
import { followPopovers, startLocationsMenu } from './menus.ts'
import { openTarget } from './open-target.ts'
import { prefetchWhenIdle } from './prefetch.ts'
import { revealOnScroll } from './reveal.ts'
import { notifySearchEngine } from './search-engine/notify-search-engine.ts'
import { searchFrom } from './search-panel.ts'
import { followSectionLinks } from './section-links.ts'
import { showOpeningStatus } from './show-open-now.ts'

/** SPEC §9 */
const scrollThreshold = 20

/** The whole script of a page, islands aside: links and native elements do most of the work. */
async function start() {
  startLocationsMenu()
  followPopovers()
  followSectionLinks()
  closeOtherDetails()
  openTarget()
  for (const link of parts('back-link')) link.addEventListener('click', goBack)
  await yieldToInput()
  showState()
  await yieldToInput()
  startRest()
}

/** Presses that came meanwhile are handled before the rest, where the browser can yield to them. */
const yieldToInput = () => window.scheduler?.yield?.()

/** What the served page could not know. */
function showState() {
  for (const form of parts('search-form')) searchFrom(form as HTMLFormElement)
  for (const line of parts('open-now')) showOpeningStatus(line)
  for (const line of parts('until')) if (isOver(line.dataset.until ?? '')) line.remove()
  revealOnScroll(parts('reveal'))
  for (const contents of parts('contents')) markVisibleSection(contents)
  for (const notice of parts('offline-notice')) showWhileOffline(notice)
  for (const header of parts('header')) markScrolled(header)
  // A warning, not an error: a wrong link is no fault of the page.
  if (parts('not-found').length > 0) console.warn(`404: there is no page at ${location.pathname}`)
}

function startRest() {
  watchLocation()
  showSearchLauncher()
  notifySearchEngine(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href)
  registerServiceWorker()
  prefetchWhenIdle()
}

const parts = (name: string) => document.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)

function markScrolled(header: HTMLElement) {
  const update = () => {
    header.dataset.scrolled = String(scrollY > scrollThreshold)
  }
  update()
  addEventListener('scroll', update, { passive: true })
}

/** Also where the page stands in for another that could not be reached (service-worker.js). */
function showWhileOffline(notice: HTMLElement) {
  const isItself = location.pathname === '/emergency-dentist'
  const update = () => {
    notice.hidden = navigator.onLine && isItself
  }
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
}

/** Keeps the emergency page on the device; not before this page has all it needs. */
function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {
      // Private windows and full disks refuse it: the site works without.
    })
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** A page that was rendered ahead stands there at once; its script does not keep it waiting. */
const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start))

// A page that the browser renders ahead must not notify, count or fetch before somebody sees it.
if (document.prerendering)
  document.addEventListener('prerenderingchange', startAfterFrame, { once: true })
else start()
