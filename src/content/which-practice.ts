import * as v from 'valibot'
import { asked, fieldset, optionalWording, wording } from './fields.ts'
import * as parts from './page-parts.ts'

/** Words around what the forms of the practices and of the team say. */
export const whichPracticeSchema = v.strictObject({
  hero: asked(parts.hero, ...parts.topOfPage),
  tableHeading: parts.headingOf('the table'),
  labels: fieldset(
    'Names of the lines',
    'What they say comes from the forms of the practices and of the team.',
    {
      topic: wording('Above the names of the lines', 'For example What matters to you.'),
      nhs: wording('NHS places', 'For example New NHS patients.'),
      entrance: wording('The way in', 'For example Way in.'),
      surgery: wording('Surgery without stairs', 'For example Surgery without stairs.'),
      parking: wording('Nearest parking', 'For example Parking.'),
      lateTravel: wording('Last bus or train', 'For example Late bus or train.'),
      languages: wording('Languages people speak', 'For example Languages spoken.'),
      women: wording('Women who treat patients', 'For example A woman dentist or therapist.'),
      call: wording('Phone', 'For example Call us.'),
    },
  ),
  answers: fieldset('Short answers', 'A few words each.', {
    takesNhs: wording('Takes new NHS patients', 'For example Yes, places now.'),
    listFull: wording('List is full', 'For example List full, private care only.'),
    yes: wording('It is offered', 'For example Yes.'),
    no: wording('It is not', 'For example Not here.'),
  }),
  note: optionalWording('Line below the table', 'For example about interpreters. May stay empty.'),
  questionsHeading: parts.headingOf('the questions'),
  questions: parts.questions,
  closing: parts.closingCall,
})

export type WhichPractice = v.InferOutput<typeof whichPracticeSchema>
