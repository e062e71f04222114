import * as v from 'valibot'
import { link } from './blocks.ts'
import { asked, fieldset, image, listOf, wording, wordings } from './fields.ts'

export const heroSchema = v.strictObject({
  title: wording('Heading', 'The largest words of the home page.'),
  subtitle: wording('Line below the heading', 'A few words, for example Gentle dentistry.'),
  listening: fieldset(
    'Who the visitor is',
    'Visitors say who they are and are led to the right page.',
    {
      label: wording('Words before the answers', 'For example I am:'),
      links: listOf(
        link,
        'Answers to press',
        'Each finishes the sentence, for example in pain today, and opens the page that helps.',
      ),
    },
  ),
  lead: wording('Opening words', 'Two or three sentences: whom you are here for.'),
  bullets: wordings('Points with a tick', 'Two or three words each, for example Gentle care.'),
  bookAction: asked(link, 'First button', 'The strong one, for example Book appointment.'),
  teamAction: asked(link, 'Second button', 'The quiet one, for example Meet our team.'),
  image,
})

export type HomeHero = v.InferOutput<typeof heroSchema>
