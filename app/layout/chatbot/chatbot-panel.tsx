import { Siren, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { classNames } from '~/lib/class-names.ts'
import type { ChatbotTopic } from '../../../content/model/chatbot.ts'
import { answerQuestion, topicAnswer } from './answer-question.ts'
import type { ChatbotContent } from './chatbot-content.ts'
import { ChatbotForm } from './chatbot-form.tsx'
import { ChatbotTurn } from './chatbot-turn.tsx'
import { useConversation } from './use-conversation.ts'

/** A native dialog: focus stays in and comes back, Escape closes. */
export function ChatbotPanel({
  content,
  onClose,
}: {
  content: ChatbotContent
  onClose: () => void
}) {
  const { words } = content
  const { turns, say } = useConversation()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (turns.length > 0) log.current?.lastElementChild?.scrollIntoView({ block: 'start' })
  }, [turns])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the panel; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="chatbot-panel"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 bg-brand px-5 py-3 text-white">
          <h2 id={titleId} tabIndex={-1} className="text-h3">
            {words.title}
          </h2>
          <button
            type="button"
            onClick={close}
            aria-label={words.closeLabel}
            className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-brand-dark"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <div
          className="relative min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4 text-small"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard
          tabIndex={0}
        >
          <p>{words.greeting}</p>
          <ul aria-label={words.topicsLabel} className="mt-4 flex flex-wrap gap-2">
            {[words.emergency, ...words.topics].map((topic) => (
              <li key={topic.label}>
                <TopicButton
                  topic={topic}
                  isEmergency={topic === words.emergency}
                  onChoose={() => say(topic.label, [topicAnswer(topic)])}
                />
              </li>
            ))}
          </ul>
          <div ref={log} role="log" aria-live="polite" className="mt-6 grid gap-6">
            {turns.map((turn) => (
              <ChatbotTurn key={turn.id} turn={turn} content={content} />
            ))}
          </div>
        </div>
        <div className="border-line border-t bg-cream px-5 pt-3 pb-4">
          <ChatbotForm
            words={words}
            onAsk={(asked) => say(asked, answerQuestion(asked, content))}
          />
          <p className="mt-2 text-ink-soft text-tiny">{words.privacyNote}</p>
        </div>
      </div>
    </dialog>
  )
}

function TopicButton({
  topic,
  isEmergency,
  onChoose,
}: {
  topic: ChatbotTopic
  isEmergency: boolean
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-pill px-4 py-2 text-left font-semibold leading-tight',
        isEmergency
          ? 'bg-emergency text-white hover:bg-emergency-dark'
          : 'border-2 border-line bg-white hover:border-brand hover:text-brand-dark',
      )}
    >
      {isEmergency && <Siren className="size-5 shrink-0" aria-hidden="true" />}
      {topic.label}
    </button>
  )
}
