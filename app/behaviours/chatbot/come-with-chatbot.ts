import type { GateState } from '../location-gate/decide.ts'
import { watchGate } from '../location-gate/gate-state.ts'
import { type OpenAssistant, showOwnLauncher } from './own-launcher.ts'
import { addVendorScript, type VendorChatbot } from './vendor-script.ts'

/** SPEC §9 */
export const launcherDelayMs = 2000

export type ChatbotSource = {
  /** Null: our own. */
  vendor: VendorChatbot | null
  loadOwn: () => Promise<OpenAssistant>
}

/**
 * SPEC §4: the launcher comes 2 seconds after a page has come up, an earlier copy removed first.
 * A visitor who is not let in gets none.
 * @returns removes it
 */
export function comeWithChatbot({ vendor, loadOwn }: ChatbotSource): () => void {
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
