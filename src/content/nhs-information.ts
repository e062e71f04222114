import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

const registration = v.strictObject({
  practice: block.practiceSlug,
  note: field.wording('What to know before registering', 'One or two sentences.'),
  actions: field.listOf(
    block.action,
    'Buttons',
    'For example one that calls and one that opens the booking site.',
  ),
})

export const nhsInformationSchema = v.strictObject({
  backLabel: field.wording('Link back', 'At the top of the page, for example Back.'),
  hero: field.asked(v.omit(block.hero, ['image']), ...block.topOfPage),
  therapists: field.fieldset(
    'Who treats NHS patients',
    'What dental therapists do, and what happens when a dentist is needed.',
    {
      title: field.wording('Heading', 'For example Who you will see.'),
      intro: field.wording('Words below the heading', 'Who treats NHS patients.'),
      canTitle: field.wording('Heading of the first list', 'For example Dental therapists can.'),
      can: field.wordings('What a dental therapist does', 'A few words each.'),
      cannotTitle: field.wording(
        'Heading of the second list',
        'For example A dentist is needed for.',
      ),
      cannot: field.wordings('What needs a dentist', 'A few words each.'),
      optionsTitle: field.wording(
        'Heading above the choices',
        'For patients who need work outside a therapist’s scope.',
      ),
      options: field.listOf(
        block.step,
        'What the patient can choose then',
        'For example waiting for an NHS place with a dentist.',
      ),
    },
  ),
  chargesHeading: block.headingOf('the NHS charges'),
  freeCareHeading: block.headingOf('who does not pay'),
  comparison: field.fieldset('NHS or private, side by side', 'The table that compares the two.', {
    title: field.wording('Heading', 'For example NHS or private?'),
    intro: field.wording('Words below the heading', 'One or two sentences.'),
    columns: field.asked(
      v.strictTuple([field.text, field.text, field.text]),
      'Headings of the three columns',
      'The subject, then NHS, then private.',
    ),
    rows: field.fieldsets(
      'Lines of the table',
      'One line for each subject. The assistant uses some of them.',
      {
        topic: field.wording('What is compared', 'For example Whitening.'),
        nhs: field.wording('On the NHS', 'A few words.'),
        private: field.wording('As a private patient', 'A few words.'),
      },
    ),
  }),
  registerHeading: block.headingOf('the practices'),
  registrations: field.listOf(
    registration,
    'Registering at each practice',
    'One entry for each practice. Change it when NHS places open or run out.',
  ),
  howToHeading: block.headingOf('the steps to register'),
  steps: field.listOf(block.step, 'Steps to register', 'From the first call to the first visit.'),
  closing: block.closingCall,
})

export type NhsInformation = v.InferOutput<typeof nhsInformationSchema>
export type NhsRegistration = v.InferOutput<typeof registration>
