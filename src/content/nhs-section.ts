import * as v from 'valibot'
import { heading, link, linkTarget, practiceSlug, townLabel } from './blocks.ts'
import * as field from './fields.ts'

export const nhsSectionSchema = v.strictObject({
  banner: field.wording(
    'Line above the heading',
    'In capitals, for example NOW ACCEPTING NEW NHS PATIENTS.',
  ),
  ...heading.entries,
  title: field.wording(
    'Heading',
    'Keep {{nhs.acceptingTowns}}: the names of the towns with NHS places appear there.',
  ),
  notice: field.fieldset(
    'Who treats NHS patients',
    'Says that dental therapists give routine care, and what happens when a dentist is needed.',
    {
      title: field.wording('Heading', 'For example Who you will see.'),
      text: field.wording('What a dental therapist does', 'And what needs a dentist.'),
      optionsIntro: field.wording(
        'Words before the choices',
        'One sentence that ends with a colon.',
      ),
      options: field.asked(
        v.pipe(
          field.listOf(
            v.strictObject({
              title: field.wording('The choice', 'For example NHS treatment elsewhere.'),
              description: field.wording('What it means', 'One sentence.'),
            }),
          ),
          v.length(3, 'write exactly three options'),
        ),
        'What the patient can choose',
        'Exactly three.',
      ),
    },
  ),
  registerLabel: field.asked(
    townLabel,
    'Button to register',
    'Write {town} where the name of the town belongs: Register at {town}.',
  ),
  callLabel: field.asked(
    townLabel,
    'Button that calls',
    'Write {town} where the name of the town belongs: Call {town}.',
  ),
  acceptingLabel: field.wording(
    'Words for a practice with NHS places',
    'For example Accepting new NHS patients.',
  ),
  fullLabel: field.wording(
    'Words for a practice without NHS places',
    'For example NHS list currently full.',
  ),
  privateCareLabel: field.wording(
    'Button of a practice without NHS places',
    'Calls it, for example Call for private care.',
  ),
  pageLabel: field.asked(
    townLabel,
    'Link to a practice’s NHS page',
    'Write {town} where the name of the town belongs: More about NHS care in {town}.',
  ),
  pages: field.fieldsets('NHS page of each practice', 'What the link above opens.', {
    practice: practiceSlug,
    to: linkTarget,
  }),
  why: field.fieldset('Why NHS care with you', 'The last part of the NHS section.', {
    title: field.wording('Heading', 'For example Why choose NHS care with us?'),
    statement: field.wording(
      'Sentence below the heading',
      'Keep {{nhs.acceptingTowns}}: the names of the towns with NHS places appear there.',
    ),
    points: field.fieldsets('Reasons', 'Three read best.', {
      title: field.wording('The reason', 'Two or three words, for example Fixed charges.'),
      description: field.wording('What it means', 'One or two sentences.'),
    }),
    link,
  }),
})

export type NhsSection = v.InferOutput<typeof nhsSectionSchema>
