import * as v from 'valibot'
import { asked, text, wording } from './fields.ts'
import { heading, link } from './page-parts.ts'

export const faqItemSchema = v.strictObject({
  id: asked(
    v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, 'write the id like opening-hours')),
    'Short name in the web address',
    'One or two words in small letters with a hyphen, for example opening-hours. Leave it as it is once the question is online: links and the search use it.',
  ),
  question: wording('Question', 'As a patient would ask it, for example Where can I park?'),
  answer: wording('Answer', 'Start with the answer itself, then explain in a few sentences.'),
  link: v.optional(link),
})

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
