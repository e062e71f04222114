import * as v from 'valibot'
import { practiceSlug } from './blocks.ts'
import * as field from './fields.ts'

export const patientStatementSchema = v.strictObject({
  /** First name and initial. */
  name: v.pipe(
    field.text,
    v.regex(/^\S+ [A-Z]\.$/, 'write the first name and an initial, like Maureen T.'),
  ),
  practice: practiceSlug,
  statement: field.text,
  sample: field.sample,
})

export type PatientStatement = v.InferInput<typeof patientStatementSchema>
