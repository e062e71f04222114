import * as v from 'valibot'
import { stat } from './blocks.ts'
import * as field from './fields.ts'

const invisalign = v.pipe(
  v.strictObject({ years: stat, patients: stat, sentence: field.text }),
  v.check(
    ({ years, patients, sentence }) =>
      sentence.includes(years.value) && sentence.includes(patients.value),
    'the sentence must name the same years and patients as the two figures above it',
  ),
)

export const statisticsSchema = v.strictObject({
  yearsOfExcellence: stat,
  activePatients: stat,
  clinics: stat,
  invisalign,
})

export type Statistics = v.InferInput<typeof statisticsSchema>
