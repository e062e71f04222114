import { CHATBOT_ID as botId, CHATBOT_SCRIPT_URL as scriptUrl } from 'astro:env/client'
import type { AssistantOpening } from '~/components/assistant-launcher.tsx'
import type { GateState } from './location-gate/decide.ts'
import { watchGate } from './location-gate/gate-state.ts'

/** SPEC §9 */
const launcherDelayMs = 2000

type Vendor = { scriptUrl: string; botId: string }

/** Our own assistant, opened. @returns removes it */
type OpenAssistant = (opening: AssistantOpening, onClose: () => void) => () => void

type Source = {
  /** Null: our own. */
  vendor: Vendor | null
  loadOwn: () => Promise<{ openAssistant: OpenAssistant }>
}

/** RULINGS 10: a vendor's launcher where one is configured, otherwise our own. */
const configured: Source = {
  vendor: scriptUrl ? { scriptUrl, botId } : null,
  loadOwn: () => import('~/islands/assistant/assistant.tsx'),
}

/**
 * SPEC §4: the launcher comes 2 seconds after a page has come up, an earlier copy removed first.
 * A visitor who is not let in gets none.
 * @returns removes it
 */
export function showAssistantLauncher({ vendor, loadOwn } = configured): () => void {
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
      remove = vendor ? addVendorScript(vendor) : showOwnLauncher(loadOwn)
    }, launcherDelayMs)
  })
  return () => {
    stopWatching()
    clear()
  }
}

/**
 * Shows the launcher that came hidden with the page. The assistant behind it is downloaded when it
 * is asked for: nothing is fetched, stored or sent before.
 * @returns hides it again, with the assistant
 */
function showOwnLauncher(load: Source['loadOwn']): () => void {
  const launcher = document.querySelector<HTMLElement>('[data-part="assistant-launcher"]')
  const button = launcher?.querySelector('button')
  if (!launcher || !button) return () => {}
  let removeAssistant = () => {}
  let isLoading = false
  let hasLeft = false

  const open = async () => {
    if (isLoading) return
    isLoading = true
    button.dataset.heard = ''
    button.setAttribute('aria-busy', 'true')
    try {
      const { openAssistant } = await load()
      if (hasLeft) return
      removeAssistant()
      removeAssistant = openAssistant(JSON.parse(launcher.dataset.opening ?? ''), () =>
        button.setAttribute('aria-expanded', 'false'),
      )
      button.setAttribute('aria-expanded', 'true')
    } catch {
      // SPEC §8: console log only.
      console.info('Chatbot could not be loaded')
    } finally {
      isLoading = false
      delete button.dataset.heard
      button.removeAttribute('aria-busy')
    }
  }
  button.addEventListener('click', open)
  launcher.dataset.chatbot = 'own'
  launcher.hidden = false
  console.info('Chatbot loaded')
  return () => {
    hasLeft = true
    button.removeEventListener('click', open)
    removeAssistant()
    launcher.hidden = true
    delete launcher.dataset.chatbot
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
