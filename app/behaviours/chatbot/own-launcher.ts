/** Our own assistant, opened. @returns removes it */
export type OpenAssistant = (onClose: () => void) => () => void

export const launcherId = 'chatbot-launcher'

/**
 * Shows the launcher that was served hidden. The assistant behind it is downloaded when it is
 * asked for: nothing is fetched, stored or sent before.
 * @returns hides it again, with the assistant
 */
export function showOwnLauncher(load: () => Promise<OpenAssistant>): () => void {
  const launcher = document.getElementById(launcherId)
  const button = launcher?.querySelector('button')
  if (!launcher || !button) return () => {}
  let removeAssistant = () => {}
  let hasLeft = false

  const open = async () => {
    try {
      const openAssistant = await load()
      if (hasLeft) return
      removeAssistant()
      removeAssistant = openAssistant(() => button.setAttribute('aria-expanded', 'false'))
      button.setAttribute('aria-expanded', 'true')
    } catch {
      // SPEC §8: console log only.
      console.info('Chatbot could not be loaded')
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
