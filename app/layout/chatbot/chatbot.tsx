import { type ChatbotSource, useChatbot } from '~/behaviours/chatbot/use-chatbot.ts'

/** Absent from the served page: it comes 2 seconds after the page, with a script of its own. */
export function Chatbot({ page, source }: { page: string; source: ChatbotSource }) {
  const Launcher = useChatbot(page, source)
  return Launcher && <Launcher key={page} />
}
