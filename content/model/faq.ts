import * as v from 'valibot'
import { heading, link } from './blocks.ts'
import * as field from './fields.ts'

export const faqItemSchema = v.strictObject({
  /** Stands in the address when somebody links to the answer. */
  id: v.pipe(field.text, v.regex(/^[a-z]+(-[a-z]+)*$/, 'write the id like opening-hours')),
  question: field.text,
  answer: field.text,
  link: v.optional(link),
  /** Other words people use; the assistant finds the answer by them. */
  keywords: field.listOf(field.text),
})

export const faqSectionSchema = v.strictObject({
  ...heading.entries,
  moreTitle: field.text,
  moreText: field.text,
  callLabel: field.text,
  message: link,
})

export type FaqItem = v.InferInput<typeof faqItemSchema>
export type FaqSection = v.InferInput<typeof faqSectionSchema>
