import type { APIRoute } from 'astro'
import type { AssistantKnowledge, AssistantPractice } from '~/islands/assistant/answer-question.ts'
import { hoursByLabel } from '~/lib/hours-lines.ts'
import { booking } from '../../content/booking.ts'
import { chatbot } from '../../content/chatbot.ts'
import { contact } from '../../content/contact.ts'
import { faq } from '../../content/faq.ts'
import type { Practice } from '../../content/model/practice.ts'
import { nhsSection } from '../../content/nhs-section.ts'
import { practices } from '../../content/practices.ts'

/** What the assistant answers from, fetched when somebody opens it. */
export const GET: APIRoute = () =>
  Response.json({
    words: chatbot,
    faq,
    practices: Object.values(practices).map(assistantPractice),
  } satisfies AssistantKnowledge)

function assistantPractice(practice: Practice): AssistantPractice {
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
