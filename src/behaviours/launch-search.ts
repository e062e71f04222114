import { CHATBOT_ID as botId, CHATBOT_SCRIPT_URL as scriptUrl } from 'astro:env/client'
import type { GateState } from './location-gate/decide.ts'
import { watchGate } from './location-gate/gate-state.ts'
import { openSearch, removeSearch } from './search-panel.ts'

/** SPEC §9 */
const launcherDelayMs = 2000

type Vendor = { scriptUrl: string; botId: string }

/** A vendor's launcher where one is configured, otherwise our own. */
const configured: Vendor | null = scriptUrl ? { scriptUrl, botId } : null

/**
 * The launcher comes 2 seconds after a page has come up, an earlier copy removed first.
 * A visitor whom the gate refuses gets none.
 * @returns removes it
 */
export function showSearchLauncher(vendor = configured): () => void {
  let shownFor: GateState | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let remove = () => {}
  const clear = () => {
    clearTimeout(timer)
    remove()
    remove = () => {}
  }
  const stopWatching = watchGate((state) => {
    if (state === shownFor) return
    shownFor = state
    clear()
    if (state !== 'allowed') return
    timer = setTimeout(() => {
      remove = vendor ? addVendorScript(vendor) : showOwnLauncher()
    }, launcherDelayMs)
  })
  return () => {
    stopWatching()
    clear()
  }
}

/**
 * Shows the launcher that came hidden with the page. Nothing is fetched, stored or sent before it is
 * pressed.
 * @returns hides it again, with the search
 */
function showOwnLauncher(): () => void {
  const launcher = document.getElementById('search-launcher')
  const button = launcher?.querySelector('button')
  if (!launcher || !button) return () => {}
  const open = () => {
    const dialog = openSearch()
    button.setAttribute('aria-expanded', 'true')
    dialog.addEventListener('close', () => button.setAttribute('aria-expanded', 'false'), {
      once: true,
    })
  }
  button.addEventListener('click', open)
  launcher.hidden = false
  // SPEC §8: console log only.
  console.info('Chatbot loaded')
  return () => {
    button.removeEventListener('click', open)
    removeSearch()
    launcher.hidden = true
  }
}

const scriptId = 'chatbot-script'

/** @returns removes it again */
function addVendorScript({ scriptUrl, botId }: Vendor): () => void {
  document.getElementById(scriptId)?.remove()
  const script = document.createElement('script')
  script.id = scriptId
  script.src = scriptUrl
  script.async = true
  script.dataset.botId = botId
  // SPEC §8: console log only.
  script.onload = () => console.info('Chatbot loaded')
  script.onerror = () => console.info('Chatbot could not be loaded')
  document.body.append(script)
  return () => script.remove()
}
