import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { booking } from '../content/booking.ts'
import { chatbot } from '../content/chatbot.ts'
import { contact } from '../content/contact.ts'
import { faq } from '../content/faq.ts'
import type { Practice } from '../content/model/practice.ts'
import { nhsSection } from '../content/nhs-section.ts'
import { practices } from '../content/practices.ts'
import type { OpenAssistant } from './behaviours/chatbot/own-launcher.ts'
import type { ChatbotContent, ChatbotPractice } from './layout/chatbot/chatbot-content.ts'
import { ChatbotPanel } from './layout/chatbot/chatbot-panel.tsx'
import { hoursByLabel } from './lib/hours-lines.ts'

const content: ChatbotContent = {
  words: chatbot,
  faq,
  practices: Object.values(practices).map(chatbotPractice),
}

/**
 * Our own assistant with what it knows. It stands in a React tree of its own, so that pages which
 * arrive without React can open it too.
 */
export const openAssistant: OpenAssistant = (onClose) => {
  const place = document.createElement('div')
  place.dataset.chatbot = 'own'
  document.body.append(place)
  const tree = createRoot(place)
  flushSync(() => tree.render(<ChatbotPanel content={content} onClose={onClose} />))
  const dialog = place.querySelector('dialog')
  dialog?.showModal()
  // The title first, not the closing button beside it, and no phone keyboard unasked.
  dialog?.querySelector('h2')?.focus()
  return () => {
    dialog?.close()
    tree.unmount()
    place.remove()
  }
}

function chatbotPractice(practice: Practice): ChatbotPractice {
  const { tradeName: name, town, phone, acceptingNhs, nhsNote, portalUrl } = practice
  const status = acceptingNhs ? nhsSection.acceptingLabel : nhsSection.fullLabel
  return {
    name,
    town,
    phone,
    hours: hoursByLabel(practice, contact.hoursLabels),
    nhsStatus: [status, nhsNote].filter(Boolean).join('. '),
    portal: { label: booking.portalLabel.replace('{town}', town), url: portalUrl },
  }
}
