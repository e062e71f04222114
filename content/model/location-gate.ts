import * as v from 'valibot'
import * as field from './fields.ts'

export const locationGateSchema = v.strictObject({
  checking: field.text,
  restrictedTitle: field.text,
  restrictedText: field.text,
  /** `{country name}` is replaced by the visitor's country. */
  yourLocation: v.pipe(field.text, v.includes('{country name}', 'keep {country name} in the line')),
  contactUs: field.text,
})

export type LocationGate = v.InferInput<typeof locationGateSchema>
