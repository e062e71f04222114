import type { Content } from '~/content/all-content.ts'
import type { PracticeFact } from '~/content/chatbot-answers.ts'
import type { ServicePage } from '~/content/service-page.ts'
import type { Findable } from '~/lib/find-answers.ts'

/** What the assistant answers from. */
export type AssistantContent = Content & { servicePages: Readonly<Record<string, ServicePage>> }

export type Line = { label?: string; text: string }

export type Answer = {
  text: string
  /** Where it is not in English. */
  lang?: string
  /** Numbers above everything else. */
  calls?: readonly { label: string; phone: string }[]
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
