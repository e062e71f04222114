import { MessageCircleQuestion } from 'lucide-react'
import { launcherId } from '~/behaviours/chatbot/own-launcher.ts'

/** The button in the corner, hidden until it is due (behaviours/chatbot). */
export function ChatbotLauncher({ label }: { label: string }) {
  return (
    <div id={launcherId} hidden data-print="hide" suppressHydrationWarning>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-label={label}
        className="chatbot-launcher"
      >
        <MessageCircleQuestion className="size-6 shrink-0" aria-hidden="true" />
        <span className="chatbot-launcher-label">{label}</span>
      </button>
    </div>
  )
}
