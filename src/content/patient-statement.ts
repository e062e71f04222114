import * as v from 'valibot'
import { asked, sample, text, wording } from './fields.ts'
import { practiceSlug } from './page-parts.ts'

export const patientStatementSchema = v.strictObject({
  name: asked(
    v.pipe(text, v.regex(/^\S+ [A-Z]\.$/, 'write the first name and an initial, like Maureen T.')),
    'First name and initial',
    'For example Maureen T. Ask the patient before you publish it.',
  ),
  practice: asked(practiceSlug, 'Which practice', 'Where the patient was treated.'),
  statement: wording('What the patient said', 'In their own words, one to three sentences.'),
  sample,
})

export type PatientStatement = v.InferOutput<typeof patientStatementSchema>
