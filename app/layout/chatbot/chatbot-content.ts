import type { HoursLine } from '~/lib/hours-lines.ts'
import type { Chatbot } from '../../../content/model/chatbot.ts'
import type { FaqItem } from '../../../content/model/faq.ts'

/** Everything our own assistant knows. */
export type ChatbotContent = {
  words: Chatbot
  faq: readonly FaqItem[]
  practices: readonly ChatbotPractice[]
}

export type ChatbotPractice = {
  name: string
  town: string
  phone: string
  hours: HoursLine[]
  nhsStatus: string
  portal: { label: string; url: string }
}
