import { useQuery } from '@tanstack/react-query'
import { LoaderCircle, Send, Siren, X } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { AssistantOpening } from '~/components/assistant-launcher.tsx'
import { buttonClasses } from '~/components/link-looks.ts'
import { queryClient } from '~/islands/query-client.ts'
import { classNames } from '~/lib/class-names.ts'
import { AssistantTurn, PracticeList, phoneFact } from './assistant-turn.tsx'
import type { AssistantKnowledge } from './gather-knowledge.ts'
import { keepQuestions, keptQuestions } from './kept-questions.ts'

/** Puts our own assistant on top of the page, called by the launcher's script. @returns removes it */
export function openAssistant(opening: AssistantOpening, onClose: () => void): () => void {
  const place = document.createElement('div')
  place.dataset.chatbot = 'own'
  document.body.append(place)
  const tree = createRoot(place)
  flushSync(() => tree.render(<AssistantPanel opening={opening} onClose={onClose} />))
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

async function fetchKnowledge({ signal }: { signal: AbortSignal }): Promise<AssistantKnowledge> {
  const answer = await fetch('/assistant.json', { signal })
  if (!answer.ok) throw new Error(`/assistant.json: ${answer.status}`)
  return answer.json()
}

type AssistantPanelProps = { opening: AssistantOpening; onClose: () => void }

/** A native dialog: focus stays in and comes back, Escape closes. */
function AssistantPanel({ opening, onClose }: AssistantPanelProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const pressedBackdrop = useRef(false)
  const { data: knowledge, isError } = useQuery(
    { queryKey: ['assistant'], queryFn: fetchKnowledge, retry: 1, retryDelay: 500 },
    queryClient,
  )

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the panel; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        pressedBackdrop.current = target === currentTarget
      }}
      // Both ends of the click: text selected beyond the edge is not a wish to close. Nor is the second
      // half of a double click on the launcher, which lay there before.
      onClick={({ target, currentTarget, detail }) =>
        target === currentTarget && pressedBackdrop.current && detail < 2 && close()
      }
      className="chatbot-panel"
    >
      {/* In very large letters the whole panel scrolls. */}
      <div className="flex h-full flex-col overflow-y-auto">
        <div className="flex items-center justify-between gap-4 bg-brand px-5 py-3 text-white">
          <h2 id={titleId} tabIndex={-1} className="text-h3">
            {opening.title}
          </h2>
          <button
            type="button"
            onClick={close}
            aria-label={opening.closeLabel}
            className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-brand-dark"
          >
            <X className="size-5" />
          </button>
        </div>
        {knowledge ? (
          <Conversation knowledge={knowledge} />
        ) : (
          <div className="min-h-1/2 grow overflow-y-auto px-5 py-4 text-small">
            {isError ? <Failed {...opening} /> : <Waiting {...opening} />}
          </div>
        )}
      </div>
    </dialog>
  )
}

function Waiting({ loadingText }: AssistantOpening) {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <LoaderCircle className="size-5 motion-safe:animate-spin" />
      {loadingText}
    </p>
  )
}

function Failed({ failedText, practices }: AssistantOpening) {
  return (
    <div className="rounded-card bg-mint px-4 py-3 text-ink">
      <p role="alert">{failedText}</p>
      <PracticeList practices={practices} fact={phoneFact} />
    </div>
  )
}

function Conversation({ knowledge }: { knowledge: AssistantKnowledge }) {
  const { words, topics } = knowledge
  const [questions, setQuestions] = useState(keptQuestions)
  const log = useRef<HTMLDivElement>(null)
  const ask = (question: string) => setQuestions(keepQuestions([...questions, question]))

  useEffect(() => {
    if (questions.length > 0) log.current?.lastElementChild?.scrollIntoView({ block: 'start' })
  }, [questions])

  return (
    <>
      <div
        className="relative min-h-1/2 grow overflow-y-auto overscroll-contain px-5 py-4 text-small"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard
        tabIndex={0}
      >
        <p>{words.greeting}</p>
        <ul aria-label={words.topicsLabel} className="mt-4 flex flex-wrap gap-2">
          {[words.emergencyLabel, ...topics.map(({ label }) => label)].map((label) => (
            <li key={label}>
              <TopicButton
                label={label}
                isEmergency={label === words.emergencyLabel}
                onChoose={() => ask(label)}
              />
            </li>
          ))}
        </ul>
        <div ref={log} role="log" aria-live="polite" className="mt-6 grid gap-6">
          {questions.map((asked, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions are only ever added at the end
            <AssistantTurn key={number} number={number} asked={asked} knowledge={knowledge} />
          ))}
        </div>
      </div>
      <div className="border-line border-t bg-cream px-5 pt-3 pb-4">
        <QuestionForm words={words} onAsk={ask} />
        <p className="mt-2 text-ink-soft text-tiny">{words.privacyNote}</p>
      </div>
    </>
  )
}

type TopicButtonProps = { label: string; isEmergency: boolean; onChoose: () => void }

function TopicButton({ label, isEmergency, onChoose }: TopicButtonProps) {
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
      {isEmergency && <Siren className="size-5 shrink-0" />}
      {label}
    </button>
  )
}

type QuestionFormProps = { words: AssistantKnowledge['words']; onAsk: (question: string) => void }

/** Nothing is sent: the question is answered in the browser. */
function QuestionForm({ words, onAsk }: QuestionFormProps) {
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const question = String(new FormData(form).get('question')).trim()
    if (question === '') return
    onAsk(question)
    form.reset()
  }
  return (
    <form onSubmit={ask}>
      <label htmlFor="chatbot-question" className="font-semibold text-small">
        {words.inputLabel}
      </label>
      <p id="chatbot-hint" className="text-ink-soft text-tiny">
        {words.inputHint}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id="chatbot-question"
          name="question"
          autoComplete="off"
          enterKeyHint="send"
          // In large letters the button goes below it.
          size={14}
          maxLength={300}
          aria-describedby="chatbot-hint"
          className="min-h-12 min-w-0 grow rounded-pill border-2 border-ink-soft bg-white px-4"
        />
        <button type="submit" className={buttonClasses('primary', 'shrink-0 px-5')}>
          <Send className="size-4" />
          {words.askLabel}
        </button>
      </div>
    </form>
  )
}
