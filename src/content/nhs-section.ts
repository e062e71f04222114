import * as v from 'valibot'
import { heading, link, linkTarget, practiceSlug, townLabel } from './blocks.ts'
import { asked, fieldset, fieldsets, listOf, wording } from './fields.ts'

export const nhsSectionSchema = v.strictObject({
  banner: wording(
    'Line above the heading',
    'In capitals, for example NOW ACCEPTING NEW NHS PATIENTS.',
  ),
  ...heading.entries,
  title: wording(
    'Heading',
    'Keep {{nhs.acceptingTowns}}: the names of the towns with NHS places appear there.',
  ),
  notice: fieldset(
    'Who treats NHS patients',
    'Says that dental therapists give routine care, and what happens when a dentist is needed.',
    {
      title: wording('Heading', 'For example Who you will see.'),
      text: wording('What a dental therapist does', 'And what needs a dentist.'),
      optionsIntro: wording('Words before the choices', 'One sentence that ends with a colon.'),
      options: asked(
        v.pipe(
          listOf(
            v.strictObject({
              title: wording('The choice', 'For example NHS treatment elsewhere.'),
              description: wording('What it means', 'One sentence.'),
            }),
          ),
          v.length(3, 'write exactly three options'),
        ),
        'What the patient can choose',
        'Exactly three.',
      ),
    },
  ),
  registerLabel: asked(
    townLabel,
    'Button to register',
    'Write {town} where the name of the town belongs: Register at {town}.',
  ),
  callLabel: asked(
    townLabel,
    'Button that calls',
    'Write {town} where the name of the town belongs: Call {town}.',
  ),
  acceptingLabel: wording(
    'Words for a practice with NHS places',
    'For example Accepting new NHS patients.',
  ),
  fullLabel: wording(
    'Words for a practice without NHS places',
    'For example NHS list currently full.',
  ),
  privateCareLabel: wording(
    'Button of a practice without NHS places',
    'Calls it, for example Call for private care.',
  ),
  pageLabel: asked(
    townLabel,
    'Link to a practice’s NHS page',
    'Write {town} where the name of the town belongs: More about NHS care in {town}.',
  ),
  pages: fieldsets('NHS page of each practice', 'What the link above opens.', {
    practice: practiceSlug,
    to: linkTarget,
  }),
  why: fieldset('Why NHS care with you', 'The last part of the NHS section.', {
    title: wording('Heading', 'For example Why choose NHS care with us?'),
    statement: wording(
      'Sentence below the heading',
      'Keep {{nhs.acceptingTowns}}: the names of the towns with NHS places appear there.',
    ),
    points: fieldsets('Reasons', 'Three read best.', {
      title: wording('The reason', 'Two or three words, for example Fixed charges.'),
      description: wording('What it means', 'One or two sentences.'),
    }),
    link,
  }),
})

export type NhsSection = v.InferOutput<typeof nhsSectionSchema>
