import { ArrowRight, Phone } from 'lucide-react'
import { buttonClasses } from '~/components/button-look.ts'
import { telHref } from '~/lib/phone.ts'
import type { Answer } from './answer-question.ts'
import type { ChatbotContent } from './chatbot-content.ts'
import { ChatbotFacts } from './chatbot-facts.tsx'

export type Turn = { id: number; asked: string; answers: Answer[] }

/** A question and what is said to it. */
export function ChatbotTurn({ turn, content }: { turn: Turn; content: ChatbotContent }) {
  const { words, practices } = content
  return (
    <div className="grid scroll-mt-4 gap-3" data-turn={turn.id}>
      <p className="ml-8 justify-self-end rounded-card rounded-br-small bg-ink px-4 py-2.5 text-white">
        <span className="sr-only">{words.you}: </span>
        {turn.asked}
      </p>
      {turn.answers.map((answer) => (
        <div
          key={answer.text}
          className="mr-4 rounded-card rounded-bl-small bg-mint px-4 py-3 text-ink"
        >
          <p>
            <span className="sr-only">{words.assistant}: </span>
            {answer.text}
          </p>
          {answer.callFirst && (
            <a
              href={telHref(answer.callFirst.phone)}
              className={buttonClasses('emergency', 'mt-2 w-full')}
            >
              <Phone className="size-4.5 shrink-0" aria-hidden="true" />
              {answer.callFirst.label}
            </a>
          )}
          {answer.link && (
            <a
              href={answer.link.to}
              className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-dark underline underline-offset-4"
            >
              {answer.link.label}
              <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
            </a>
          )}
          {answer.facts && <ChatbotFacts facts={answer.facts} practices={practices} />}
        </div>
      ))}
    </div>
  )
}
