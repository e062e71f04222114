import * as v from 'valibot'
import { link } from './blocks.ts'
import * as field from './fields.ts'

/** What the assistant adds to a topic's words from content/practices.ts. */
const facts = ['phones', 'hours', 'nhsStatus', 'portals'] as const

const words = field.listOf(field.text)

const topic = v.strictObject({
  label: field.text,
  answer: field.text,
  /** A number that stands above those of the practices. */
  callFirst: v.optional(v.strictObject({ label: field.text, phone: field.phoneOrServiceNumber })),
  facts: v.optional(field.oneOf(facts, 'a list of facts', 'content/model/chatbot.ts')),
  link: v.optional(link),
  /** Words in a visitor's question that lead here. */
  keywords: words,
})

const emergencyTopic = v.strictObject({
  ...topic.entries,
  /** Each a danger: a word or phrase of every list is in the question, in any order. They always count. */
  dangers: field.listOf(field.listOf(words)),
  /** Phrases that say the opposite of a keyword, such as "no pain". */
  harmless: words,
  /** Words that are right as they stand, though one letter away from a danger. */
  lookAlikes: words,
})

export const chatbotSchema = v.strictObject({
  openLabel: field.text,
  closeLabel: field.text,
  title: field.text,
  /** While its answers are fetched; and if they cannot be, above the numbers of the practices. */
  loadingText: field.text,
  failedText: field.text,
  greeting: field.text,
  privacyNote: field.text,
  topicsLabel: field.text,
  inputLabel: field.text,
  inputHint: field.text,
  askLabel: field.text,
  you: field.text,
  assistant: field.text,
  /**
   * Comes first, and wins over every other topic. Its keywords count unless the question is about care
   * in general ("does whitening hurt?"); its dangers always.
   */
  emergency: emergencyTopic,
  topics: field.listOf(topic),
  unknownAnswer: field.text,
})

export type Chatbot = v.InferInput<typeof chatbotSchema>
export type ChatbotTopic = v.InferOutput<typeof topic>
