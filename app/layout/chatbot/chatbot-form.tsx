import { Send } from 'lucide-react'
import type { FormEvent } from 'react'
import { buttonClasses } from '~/components/button-look.ts'
import type { Chatbot } from '../../../content/model/chatbot.ts'

/** Nothing is sent: the question is answered in the browser. */
export function ChatbotForm({
  words,
  onAsk,
}: {
  words: Pick<Chatbot, 'inputLabel' | 'inputHint' | 'askLabel'>
  onAsk: (question: string) => void
}) {
  const ask = (event: FormEvent<HTMLFormElement>) => {
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
      <div className="mt-1.5 flex gap-2">
        <input
          id="chatbot-question"
          name="question"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={300}
          aria-describedby="chatbot-hint"
          className="min-h-12 w-full min-w-0 rounded-pill border-2 border-ink-soft bg-white px-4"
        />
        <button type="submit" className={buttonClasses('primary', 'px-5')}>
          <Send className="size-4" aria-hidden="true" />
          {words.askLabel}
        </button>
      </div>
    </form>
  )
}
