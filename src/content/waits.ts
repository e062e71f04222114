import * as v from 'valibot'
import { asked, fieldset, isoDate, optionalWording, sample, wording } from './fields.ts'

const waitFor = (what: string) =>
  optionalWording(what, 'For example about 6 weeks. Leave it empty to say nothing.')

/** What a practice says of itself. */
export const practiceWaits = fieldset(
  'How long people wait',
  'Shown with the booking button and on the NHS and location pages, with the date. It leaves them by itself when it is too old; how old is in the form Waiting times.',
  {
    asOf: asked(
      isoDate,
      'Day of these figures',
      'The day you looked. Write a new one each time, even if nothing has changed.',
    ),
    nhsCheckUp: waitFor('For a first NHS check-up'),
    nhsDentist: waitFor('For an NHS place with a dentist'),
    privateCheckUp: waitFor('For a private check-up'),
    hygienist: waitFor('For a hygiene visit'),
    sample,
  },
)

/** Words for all practices, and how long what they say holds. */
export const waitsSchema = v.strictObject({
  holdDays: asked(
    v.pipe(
      v.number('write a whole number'),
      v.integer('write a whole number'),
      v.minValue(1, 'write 1 or more'),
      v.maxValue(365, 'write a year at most: nobody trusts older ones'),
    ),
    'Days until a wait is too old to show',
    'For example 45. Counted from the date that the practice wrote; then it leaves every page.',
  ),
  title: wording('Heading', 'For example How long is the wait?'),
  intro: wording('Words below the heading', 'On the page NHS information; they always stand.'),
  asOfLabel: asked(
    v.pipe(
      wording('Words with the date'),
      v.check((label) => label.includes('{date}'), 'write {date} where the date belongs'),
    ),
    'Words with the date',
    'Keep {date}: the day appears there. For example as of {date}.',
  ),
  labels: fieldset('What people wait for', 'The words before each wait.', {
    nhsCheckUp: wording('First NHS check-up', 'Only shown while the practice takes NHS patients.'),
    nhsDentist: wording('NHS place with a dentist', 'For work that a therapist may not do.'),
    privateCheckUp: wording('Private check-up', 'For example Private check-up.'),
    hygienist: wording('Hygiene visit', 'For example Hygiene visit.'),
  }),
  sampleNote: wording(
    'Note while waits are invented',
    'Shown on the page NHS information as long as one of them is ticked as an example.',
  ),
})

export type WaitsWords = v.InferOutput<typeof waitsSchema>
export type PracticeWaits = v.InferOutput<typeof practiceWaits>
