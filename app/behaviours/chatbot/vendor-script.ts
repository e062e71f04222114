export type VendorChatbot = { scriptUrl: string; botId: string }

const scriptId = 'chatbot-script'

/** @returns removes it again */
export function addVendorScript({ scriptUrl, botId }: VendorChatbot): () => void {
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
