import * as v from 'valibot'
import { asked, fieldset, fieldsets, listOf, text, wording, wordings } from './fields.ts'
import * as parts from './page-parts.ts'

export const nhsInformationSchema = v.strictObject({
  backLabel: wording('Link back', 'At the top of the page, for example Back.'),
  hero: asked(v.omit(parts.hero, ['image']), ...parts.topOfPage),
  therapists: fieldset(
    'Who treats NHS patients',
    'What dental therapists do, and what happens when a dentist is needed.',
    {
      title: wording('Heading', 'For example Who you will see.'),
      intro: wording('Words below the heading', 'Who treats NHS patients.'),
      canTitle: wording('Heading of the first list', 'For example Dental therapists can.'),
      can: wordings('What a dental therapist does', 'A few words each.'),
      cannotTitle: wording('Heading of the second list', 'For example A dentist is needed for.'),
      cannot: wordings('What needs a dentist', 'A few words each.'),
      optionsTitle: wording(
        'Heading above the choices',
        'For patients who need work outside a therapist’s scope.',
      ),
      options: listOf(
        parts.step,
        'What the patient can choose then',
        'For example waiting for an NHS place with a dentist.',
      ),
    },
  ),
  chargesHeading: parts.headingOf('the NHS charges'),
  freeCareHeading: parts.headingOf('who does not pay'),
  comparison: fieldset('NHS or private, side by side', 'The table that compares the two.', {
    title: wording('Heading', 'For example NHS or private?'),
    intro: wording('Words below the heading', 'One or two sentences.'),
    columns: asked(
      v.strictTuple([text, text, text]),
      'Headings of the three columns',
      'The subject, then NHS, then private.',
    ),
    rows: fieldsets('Lines of the table', 'One line for each subject.', {
      topic: wording('What is compared', 'For example Whitening.'),
      nhs: wording('On the NHS', 'A few words.'),
      private: wording('As a private patient', 'A few words.'),
    }),
  }),
  registerHeading: parts.headingOf('the practices'),
  pageLabel: asked(
    parts.townLabel,
    'Link to the NHS page of a practice with places',
    'Write {town} where the name of the town belongs: NHS care in {town}.',
  ),
  fullPageLabel: asked(
    parts.townLabel,
    'Link to the NHS page of a practice without places',
    'Write {town} where the name of the town belongs: NHS and private care in {town}.',
  ),
  howToHeading: parts.headingOf('the steps to register'),
  steps: listOf(parts.linkedStep, 'Steps to register', 'From the first call to the first visit.'),
  closing: parts.closingCall,
})

export type NhsInformation = v.InferOutput<typeof nhsInformationSchema>
