import * as v from 'valibot'
import { asked, wording } from './fields.ts'
import { stat } from './page-parts.ts'

const invisalign = v.pipe(
  v.strictObject({
    years: asked(stat, 'Years of Invisalign', 'The figure and its words.'),
    patients: asked(stat, 'Invisalign patients', 'The figure and its words.'),
    sentence: wording(
      'Both figures in a sentence',
      'Shown on the home page. It has to name the same two figures.',
    ),
  }),
  v.check(
    ({ years, patients, sentence }) =>
      sentence.includes(years.value) && sentence.includes(patients.value),
    'the sentence must name the same years and patients as the two figures above it',
  ),
)

export const statisticsSchema = v.strictObject({
  yearsOfExcellence: asked(stat, 'How long you have been there', 'In years.'),
  activePatients: asked(stat, 'How many patients you have', 'As of today.'),
  clinics: asked(stat, 'How many practices you have', 'With a word or two.'),
  invisalign: asked(
    invisalign,
    'Your experience with Invisalign',
    'Two figures, and the sentence that names both.',
  ),
})
