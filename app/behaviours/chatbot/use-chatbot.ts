import { type ComponentType, useEffect, useState } from 'react'
import { useGateState } from '../location-gate/use-gate-state.ts'
import { addVendorScript, type VendorChatbot } from './vendor-script.ts'

/** SPEC §9 */
export const launcherDelayMs = 2000

export type ChatbotSource = {
  /** Null: our own. */
  vendor: VendorChatbot | null
  loadOwn: () => Promise<ComponentType>
}

/**
 * SPEC §4: loaded 2 seconds after a page has come up, an earlier copy removed first, removed on
 * leaving. A visitor who is not let in gets none.
 * @returns our own launcher, once it is due
 */
export function useChatbot(page: string, { vendor, loadOwn }: ChatbotSource) {
  const isLetIn = useGateState() === 'allowed'
  const [launcher, setLauncher] = useState<{ Launcher: ComponentType; page: string } | null>(null)

  useEffect(() => {
    if (!isLetIn) return
    let hasLeft = false
    let remove = () => setLauncher(null)
    const timer = setTimeout(() => {
      if (vendor) remove = addVendorScript(vendor)
      else
        loadOwn().then(
          (Launcher) => {
            if (hasLeft) return
            setLauncher({ Launcher, page })
            console.info('Chatbot loaded')
          },
          () => console.info('Chatbot could not be loaded'),
        )
    }, launcherDelayMs)
    return () => {
      hasLeft = true
      clearTimeout(timer)
      remove()
    }
  }, [page, isLetIn, vendor, loadOwn])

  return isLetIn && launcher?.page === page ? launcher.Launcher : null
}
