import * as v from 'valibot'
import * as block from './blocks.ts'
import { asked, fieldset, fieldsets, listOf, text, wording, wordings } from './fields.ts'

const registration = v.strictObject({
  practice: block.practiceSlug,
  note: wording('What to know before registering', 'One or two sentences.'),
  actions: listOf(
    block.action,
    'Buttons',
    'For example one that calls and one that opens the booking site.',
  ),
})

export const nhsInformationSchema = v.strictObject({
  backLabel: wording('Link back', 'At the top of the page, for example Back.'),
  hero: asked(v.omit(block.hero, ['image']), ...block.topOfPage),
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
        block.step,
        'What the patient can choose then',
        'For example waiting for an NHS place with a dentist.',
      ),
    },
  ),
  chargesHeading: block.headingOf('the NHS charges'),
  freeCareHeading: block.headingOf('who does not pay'),
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
  registerHeading: block.headingOf('the practices'),
  registrations: listOf(
    registration,
    'Registering at each practice',
    'One entry for each practice. Change it when NHS places open or run out.',
  ),
  howToHeading: block.headingOf('the steps to register'),
  steps: listOf(block.step, 'Steps to register', 'From the first call to the first visit.'),
  closing: block.closingCall,
})

export type NhsInformation = v.InferOutput<typeof nhsInformationSchema>
export type NhsRegistration = v.InferOutput<typeof registration>
