import * as v from 'valibot'
import { stat } from './blocks.ts'
import * as field from './fields.ts'

const invisalign = v.pipe(
  v.strictObject({
    years: field.asked(stat, 'Years of Invisalign', 'The figure and its words.'),
    patients: field.asked(stat, 'Invisalign patients', 'The figure and its words.'),
    sentence: field.wording(
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
  yearsOfExcellence: field.asked(stat, 'How long you have been there', 'In years.'),
  activePatients: field.asked(stat, 'How many patients you have', 'As of today.'),
  clinics: field.asked(stat, 'How many practices you have', 'With a word or two.'),
  invisalign: field.asked(
    invisalign,
    'Your experience with Invisalign',
    'Two figures, and the sentence that names both.',
  ),
})

export type Statistics = v.InferOutput<typeof statisticsSchema>
