import { useEffect } from 'react'
import { type ChatbotSource, comeWithChatbot } from './come-with-chatbot.ts'

/** Comes with every page anew, and goes with it. */
export function useChatbot(page: string, source: ChatbotSource) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own
  useEffect(() => comeWithChatbot(source), [page, source])
}
