import type { Content } from '~/content/all-content.ts'
import type { Chatbot } from '~/content/chatbot.ts'
import type { PracticeFact } from '~/content/chatbot-answers.ts'
import type { ServicePage } from '~/content/service-page.ts'
import type { Findable } from '~/lib/find-answers.ts'
import type { HoursLine } from '~/lib/hours-lines.ts'
import type { Signs, UrgentWords } from '~/lib/sounds-urgent.ts'

/** What the assistant answers from. */
export type AssistantContent = Content & { servicePages: Readonly<Record<string, ServicePage>> }

/** Everything our own assistant knows: /assistant.json. */
export type AssistantKnowledge = {
  words: Pick<
    Chatbot,
    | 'greeting'
    | 'privacyNote'
    | 'topicsLabel'
    | 'inputLabel'
    | 'inputHint'
    | 'askLabel'
    | 'you'
    | 'assistant'
  > & { emergencyLabel: string }
  emergency: Answer & UrgentWords & { painAnswer: string; callFirst: Call }
  otherDangers: (Answer & { signs: Signs[] })[]
  firstAid: (Answer & { signs: Signs[] })[]
  complaint: Answer & { signs: Signs[] }
  /** Those with a button. */
  topics: (Entry & { label: string })[]
  entries: Entry[]
  treatments: Treatment[]
  wantToKnow: Record<keyof Chatbot['wantToKnow'], string[]>
  treatmentAnswers: Chatbot['treatmentAnswers']
  languages: Language[]
  otherLanguage: string
  meanings: Chatbot['meanings']
  lookAlikes: string
  unknownAnswer: string
  practices: AssistantPractice[]
}

/** What is said of a practice, as it is printed. */
export type AssistantPractice = {
  name: string
  town: string
  phone: string
  email: string
  address: string
  map: { label: string; url: string }
  travel: string
  hours: HoursLine[]
  nhsStatus: string
  portal: { label: string; url: string }
  team: string[]
}

export type Line = { label?: string; text: string }

export type Call = { label: string; phone: string }

export type Answer = {
  text: string
  /** Where it is not in English. */
  lang?: string
  /** Numbers above everything else. */
  calls?: readonly Call[]
  lines?: readonly Line[]
  /** What is added of each practice. */
  facts?: PracticeFact | undefined
  /** The towns that were asked about; none: all. */
  towns?: readonly string[]
  link?: { label: string; to: string } | undefined
}

export type Entry = Answer &
  Findable & {
    /** Given only when no treatment is named, or when nothing else is known. */
    yieldsTo?: 'treatments' | 'anything' | undefined
  }

/** Care that can be had, with what the site says of it. */
export type Treatment = {
  title: string
  keywords: readonly string[]
  description: string
  costs: Line[]
  durations: Line[]
  nhs?: { band: string; price: string }
  /** What the NHS does where it has no charge for it. */
  nhsNote?: string
  link: { label: string; to: string }
}

export type Language = {
  code: string
  letters?: string | undefined
  script?: string | undefined
  words: string[]
  pain: string[]
  answer: string
}
