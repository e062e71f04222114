import type { ChatbotSource } from './behaviours/chatbot/come-with-chatbot.ts'

const { VITE_CHATBOT_SCRIPT_URL: scriptUrl, VITE_CHATBOT_ID: botId = '' } = import.meta.env

/** RULINGS 10: a vendor's launcher where one is configured, otherwise our own. */
export const chatbotSource: ChatbotSource = {
  vendor: scriptUrl ? { scriptUrl, botId } : null,
  loadOwn: () => import('./own-chatbot.tsx').then(({ openAssistant }) => openAssistant),
}
