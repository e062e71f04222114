import { booking } from '../content/booking.ts'
import { chatbot } from '../content/chatbot.ts'
import { contact } from '../content/contact.ts'
import { faq } from '../content/faq.ts'
import type { Practice } from '../content/model/practice.ts'
import { nhsSection } from '../content/nhs-section.ts'
import { practices } from '../content/practices.ts'
import type { ChatbotContent, ChatbotPractice } from './layout/chatbot/chatbot-content.ts'
import { ChatbotLauncher } from './layout/chatbot/chatbot-launcher.tsx'
import { hoursByLabel } from './lib/hours-lines.ts'

const content: ChatbotContent = {
  words: chatbot,
  faq,
  practices: Object.values(practices).map(chatbotPractice),
}

/** Our own assistant with what it knows, in a chunk of its own. */
export function OwnChatbot() {
  return <ChatbotLauncher content={content} />
}

function chatbotPractice(practice: Practice): ChatbotPractice {
  const { tradeName: name, town, phone, hours, acceptingNhs, nhsNote, portalUrl } = practice
  const status = acceptingNhs ? nhsSection.acceptingLabel : nhsSection.fullLabel
  return {
    name,
    town,
    phone,
    hours: hoursByLabel(hours, contact.hoursLabels),
    nhsStatus: [status, nhsNote].filter(Boolean).join('. '),
    portal: { label: booking.portalLabel.replace('{town}', town), url: portalUrl },
  }
}
