import { ArrowRight, Phone } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { buttonClasses } from '~/components/button-look.ts'
import { PhoneLink } from '~/components/phone-link.tsx'
import { isOver } from '~/lib/dates.ts'
import { telHref } from '~/lib/phone.ts'
import type { ChatbotTopic } from '../../../content/model/chatbot.ts'
import {
  type Answer,
  type AssistantKnowledge,
  type AssistantPractice,
  answersTo,
} from './answer-question.ts'

type AssistantTurnProps = { number: number; asked: string; knowledge: AssistantKnowledge }

/** A question and what is said to it. */
export function AssistantTurn({ number, asked, knowledge }: AssistantTurnProps) {
  const answers = useMemo(() => answersTo(asked, knowledge), [asked, knowledge])
  const { words, practices } = knowledge
  return (
    <div className="grid scroll-mt-4 gap-3" data-turn={number}>
      <p className="ml-8 justify-self-end rounded-card rounded-br-small bg-ink px-4 py-2.5 text-white">
        <span className="sr-only">{words.you}: </span>
        {asked}
      </p>
      {answers.map((answer) => (
        <div
          key={answer.text}
          className="mr-4 rounded-card rounded-bl-small bg-mint px-4 py-3 text-ink"
        >
          <p>
            <span className="sr-only">{words.assistant}: </span>
            {answer.text}
          </p>
          <AnswerLinks {...answer} />
          {answer.facts && <PracticeList practices={practices} fact={facts[answer.facts]} />}
        </div>
      ))}
    </div>
  )
}

function AnswerLinks({ callFirst, link }: Answer) {
  return (
    <>
      {callFirst && (
        <a href={telHref(callFirst.phone)} className={buttonClasses('emergency', 'mt-2 w-full')}>
          <Phone className="size-4.5 shrink-0" aria-hidden="true" />
          {callFirst.label}
        </a>
      )}
      {link && (
        <a
          href={link.to}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-dark underline underline-offset-4"
        >
          {link.label}
          <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
        </a>
      )}
    </>
  )
}

type Named = Pick<AssistantPractice, 'name' | 'town'>

/** What an answer says of each practice. */
export function PracticeList<P extends Named>({
  practices,
  fact,
}: {
  practices: readonly P[]
  fact: (practice: P) => ReactNode
}) {
  return (
    <ul className="mt-3 grid gap-2">
      {practices.map((practice) => (
        <li key={practice.town} className="rounded-inner bg-white px-4 py-3">
          <p className="font-semibold">
            {practice.name}, {practice.town}
          </p>
          {fact(practice)}
        </li>
      ))}
    </ul>
  )
}

const linkLook = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline'

export const phoneFact = ({ phone }: { phone: string }) => (
  <span className="flex items-center gap-2">
    <Phone className="size-4 text-brand" aria-hidden="true" />
    <PhoneLink phone={phone} className={linkLook} />
  </span>
)

const facts: Record<
  NonNullable<ChatbotTopic['facts']>,
  (practice: AssistantPractice) => ReactNode
> = {
  phones: phoneFact,
  hours: ({ hours }) => (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4">
      {hours
        .filter(({ until }) => until === undefined || !isOver(until))
        .map((line) => (
          <div key={line.label} className="contents">
            <dt className="text-ink-soft">{line.label}</dt>
            <dd>{line.hours}</dd>
          </div>
        ))}
    </dl>
  ),
  nhsStatus: ({ nhsStatus }) => <p className="text-nhs">{nhsStatus}</p>,
  portals: ({ portal }) => (
    <a href={portal.url} target="_blank" rel="noopener" className={linkLook}>
      {portal.label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ),
}
