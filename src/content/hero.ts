import * as v from 'valibot'
import { link } from './blocks.ts'
import * as field from './fields.ts'

export const heroSchema = v.strictObject({
  title: field.wording('Heading', 'The largest words of the home page.'),
  subtitle: field.wording('Line below the heading', 'A few words, for example Gentle dentistry.'),
  listening: field.fieldset(
    'Who the visitor is',
    'Visitors say who they are and are led to the right page.',
    {
      label: field.wording('Words before the answers', 'For example I am:'),
      links: field.listOf(
        link,
        'Answers to press',
        'Each finishes the sentence, for example in pain today, and opens the page that helps.',
      ),
    },
  ),
  lead: field.wording('Opening words', 'Two or three sentences: whom you are here for.'),
  bullets: field.wordings(
    'Points with a tick',
    'Two or three words each, for example Gentle care.',
  ),
  bookAction: field.asked(link, 'First button', 'The strong one, for example Book appointment.'),
  teamAction: field.asked(link, 'Second button', 'The quiet one, for example Meet our team.'),
  image: field.image,
})

export type HomeHero = v.InferOutput<typeof heroSchema>
