import * as v from 'valibot'
import { link } from './blocks.ts'
import * as field from './fields.ts'

/** What the assistant adds to a topic's words from content/practices.ts. */
const facts = ['phones', 'hours', 'nhsStatus', 'portals'] as const

const topic = v.strictObject({
  label: field.text,
  answer: field.text,
  facts: v.optional(field.oneOf(facts, 'a list of facts', 'content/model/chatbot.ts')),
  link: v.optional(link),
  /** Words in a visitor's question that lead here. */
  keywords: field.listOf(field.text),
})

export const chatbotSchema = v.strictObject({
  openLabel: field.text,
  closeLabel: field.text,
  title: field.text,
  greeting: field.text,
  privacyNote: field.text,
  topicsLabel: field.text,
  inputLabel: field.text,
  inputHint: field.text,
  askLabel: field.text,
  you: field.text,
  assistant: field.text,
  /** Comes first, and wins over every other topic whose words are found. */
  emergency: topic,
  topics: field.listOf(topic),
  unknownAnswer: field.text,
})

export type Chatbot = v.InferInput<typeof chatbotSchema>
export type ChatbotTopic = v.InferOutput<typeof topic>
