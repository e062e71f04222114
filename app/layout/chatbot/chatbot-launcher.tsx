import { MessageCircleQuestion } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ChatbotContent } from './chatbot-content.ts'
import { ChatbotPanel } from './chatbot-panel.tsx'

/** The button in the corner. Nothing is fetched, stored or sent, opened or not. */
export function ChatbotLauncher({ content }: { content: ChatbotContent }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const open = () => {
    setIsOpen(true)
    dialog.current?.showModal()
    // The title first, not the closing button beside it, and no phone keyboard unasked.
    dialog.current?.querySelector('h2')?.focus()
  }

  return (
    <div data-print="hide" data-chatbot="own">
      <button
        type="button"
        onClick={open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={content.words.openLabel}
        className="chatbot-launcher"
      >
        <MessageCircleQuestion className="size-6 shrink-0" aria-hidden="true" />
        <span className="chatbot-launcher-label">{content.words.openLabel}</span>
      </button>
      <ChatbotPanel content={content} dialog={dialog} onClose={() => setIsOpen(false)} />
    </div>
  )
}
