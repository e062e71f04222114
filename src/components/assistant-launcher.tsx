import { MessageCircleQuestion } from 'lucide-react'
import type { Chatbot } from '~/content/chatbot.ts'
import type { Practice } from '~/content/practice.ts'

type OpeningWords = 'title' | 'closeLabel' | 'loadingText' | 'failedText'

/** What the assistant can show before it has fetched the rest, or if it cannot. */
export type AssistantOpening = Pick<Chatbot, OpeningWords> & {
  practices: { name: string; town: string; phone: string }[]
}

type AssistantLauncherProps = { words: Chatbot; practices: readonly Practice[] }

/** The button in the corner, hidden until it is due (behaviours/launch-assistant.ts). */
export function AssistantLauncher({ words, practices }: AssistantLauncherProps) {
  const { openLabel, title, closeLabel, loadingText, failedText } = words
  const opening: AssistantOpening = {
    title,
    closeLabel,
    loadingText,
    failedText,
    practices: practices.map(({ tradeName: name, town, phone }) => ({ name, town, phone })),
  }
  return (
    <div
      id="chatbot-launcher"
      hidden
      data-print="hide"
      data-part="assistant-launcher"
      data-opening={JSON.stringify(opening)}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-label={openLabel}
        className="chatbot-launcher"
      >
        <MessageCircleQuestion className="size-6 shrink-0" />
        <span className="chatbot-launcher-label">{openLabel}</span>
      </button>
    </div>
  )
}
