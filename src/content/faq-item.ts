import * as v from 'valibot'
import { asked, text, wording } from './fields.ts'
import { heading, link } from './page-parts.ts'

const id = v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, 'write the id like opening-hours'))

export const faqItemSchema = v.pipe(
  v.strictObject({
    id: asked(
      v.optional(id),
      'Short name in the web address',
      'Made from the question while it is empty. Leave it as it is once the question is online: links and the search use it.',
    ),
    question: wording('Question', 'As a patient would ask it, for example Where can I park?'),
    answer: wording('Answer', 'Start with the answer itself, then explain in a few sentences.'),
    link: v.optional(link),
  }),
  v.transform(({ id, ...item }) => ({ ...item, id: id ?? idOf(item.question) })),
)

/** `Where can I park?` → `where-can-i-park` */
const idOf = (question: string) =>
  question
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[a-z]+/g)
    ?.slice(0, 6)
    .join('-') ?? 'question'

export const faqSectionSchema = v.strictObject({
  ...heading.entries,
  moreTitle: wording('Heading of the box below', 'For those who have not found their question.'),
  moreText: wording('Words in the box below', 'One sentence on how to ask you.'),
  callLabel: wording('Button that calls', 'For example Call us now.'),
  message: asked(
    link,
    'Button to write to you',
    'For example Send a message, which leads to #contact.',
  ),
})

export type FaqItem = v.InferOutput<typeof faqItemSchema>
export type FaqSection = v.InferOutput<typeof faqSectionSchema>
