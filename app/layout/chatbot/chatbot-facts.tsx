import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUpcoming } from '~/behaviours/use-upcoming.ts'
import { PhoneLink } from '~/components/phone-link.tsx'
import type { ChatbotTopic } from '../../../content/model/chatbot.ts'
import type { ChatbotPractice } from './chatbot-content.ts'

type Facts = NonNullable<ChatbotTopic['facts']>

const linkLook = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline'

/** What an answer says of each practice. */
export function ChatbotFacts({
  facts,
  practices,
}: {
  facts: Facts
  practices: readonly ChatbotPractice[]
}) {
  return (
    <ul className="mt-3 grid gap-2">
      {practices.map((practice) => (
        <li key={practice.town} className="rounded-inner bg-white px-4 py-3">
          <p className="font-semibold">
            {practice.name}, {practice.town}
          </p>
          {shown[facts](practice)}
        </li>
      ))}
    </ul>
  )
}

const shown: Record<Facts, (practice: ChatbotPractice) => ReactNode> = {
  phones: ({ phone }) => (
    <span className="flex items-center gap-2">
      <Phone className="size-4 text-brand" aria-hidden="true" />
      <PhoneLink phone={phone} className={linkLook} />
    </span>
  ),
  hours: ({ hours }) => <Hours lines={hours} />,
  nhsStatus: ({ nhsStatus }) => <p className="text-nhs">{nhsStatus}</p>,
  portals: ({ portal }) => (
    <a href={portal.url} target="_blank" rel="noopener" className={linkLook}>
      {portal.label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ),
}

function Hours({ lines }: { lines: ChatbotPractice['hours'] }) {
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4">
      {useUpcoming(lines).map((line) => (
        <div key={line.label} className="contents">
          <dt className="text-ink-soft">{line.label}</dt>
          <dd>{line.hours}</dd>
        </div>
      ))}
    </dl>
  )
}
