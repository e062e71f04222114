import { ArrowRight, Phone } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { buttonClasses } from '~/components/link-looks.ts'
import { NewTabLink, PhoneLink } from '~/components/links.tsx'
import type { PracticeFact } from '~/content/chatbot-answers.ts'
import { isOver } from '~/lib/dates.ts'
import { telHref } from '~/lib/phone-links.ts'
import { answersTo } from './answer-question.ts'
import type { AssistantKnowledge, AssistantPractice } from './gather-knowledge.ts'
import type { Answer } from './knowledge.ts'

type AssistantTurnProps = { number: number; asked: string; knowledge: AssistantKnowledge }

/** A question and what is said to it. */
export function AssistantTurn({ number, asked, knowledge }: AssistantTurnProps) {
  const answers = useMemo(() => answersTo(asked, knowledge), [asked, knowledge])
  const { words, practices } = knowledge
  return (
    <div className="grid scroll-mt-4 gap-3" data-turn={number}>
      <p className="wrap-anywhere ml-8 justify-self-end rounded-card rounded-br-small bg-ink px-4 py-2.5 text-white">
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
            {answer.lang ? (
              <span lang={answer.lang} dir="auto">
                {answer.text}
              </span>
            ) : (
              answer.text
            )}
          </p>
          <Calls calls={answer.calls} />
          <Lines lines={answer.lines} />
          <AnswerLink link={answer.link} />
          {answer.facts && (
            <PracticeList practices={shown(practices, answer)} fact={facts[answer.facts]} />
          )}
        </div>
      ))}
    </div>
  )
}

/** Those that were asked about; of short facts all are told, those first. */
function shown(practices: readonly AssistantPractice[], { towns = [], facts }: Answer) {
  const asked = practices.filter(({ town }) => towns.includes(town))
  const others = practices.filter(({ town }) => !towns.includes(town))
  const isShort = facts === 'phones' || facts === 'nhsStatus'
  return asked.length === 0 || isShort ? [...asked, ...others] : asked
}

function Calls({ calls }: { calls: Answer['calls'] }) {
  return calls?.map(({ label, phone }) => (
    <a key={phone} href={telHref(phone)} className={buttonClasses('emergency', 'mt-2 w-full')}>
      <Phone className="size-4.5 shrink-0" />
      {label}
    </a>
  ))
}

function Lines({ lines }: { lines: Answer['lines'] }) {
  if (!lines || lines.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1.5">
      {lines.map(({ label, text }) => (
        <li key={`${label} ${text}`} className="rounded-inner bg-white px-4 py-2">
          {label && <span className="block text-ink-soft">{label}</span>}
          {text}
        </li>
      ))}
    </ul>
  )
}

function AnswerLink({ link }: Pick<Answer, 'link'>) {
  if (!link) return null
  return (
    <a
      href={link.to}
      className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-dark underline underline-offset-4"
    >
      {link.label}
      <ArrowRight className="size-4 shrink-0" />
    </a>
  )
}

type Named = Pick<AssistantPractice, 'name' | 'town'>
type PracticeListProps<P> = { practices: readonly P[]; fact: (practice: P) => ReactNode }

/** What an answer says of each practice. */
export function PracticeList<P extends Named>({ practices, fact }: PracticeListProps<P>) {
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
    <Phone className="size-4 text-brand" />
    <PhoneLink phone={phone} className={linkLook} />
  </span>
)

const siteFact = ({ label, url }: AssistantPractice['map']) => (
  <NewTabLink href={url} className={linkLook}>
    {label}
  </NewTabLink>
)

const facts: Record<PracticeFact, (practice: AssistantPractice) => ReactNode> = {
  phones: phoneFact,
  // A long name of a day takes a line of its own; hours are never broken.
  hours: ({ hours }) => (
    <dl className="mt-1 grid gap-0.5">
      {hours
        .filter(({ until }) => until === undefined || !isOver(until))
        .map((line) => (
          <div
            key={line.label}
            className={`flex flex-wrap justify-between gap-x-2 ${line.until ? 'text-tiny' : ''}`}
          >
            <dt className="text-ink-soft">{line.label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{line.hours}</dd>
          </div>
        ))}
    </dl>
  ),
  nhsStatus: ({ nhsStatus }) => <p className="text-nhs">{nhsStatus}</p>,
  portals: ({ portal }) => siteFact(portal),
  addresses: ({ address, travel, map, phone }) => (
    <>
      <p>{address}</p>
      <p className="mt-1 text-ink-soft">{travel}</p>
      {siteFact(map)}
      {phoneFact({ phone })}
    </>
  ),
  emails: ({ email }) => (
    <a href={`mailto:${email}`} className={`${linkLook} wrap-anywhere`}>
      {email}
    </a>
  ),
  team: ({ team }) => (
    <ul className="mt-1 grid gap-0.5">
      {team.map((member) => (
        <li key={member}>{member}</li>
      ))}
    </ul>
  ),
}
