import * as v from 'valibot'
import { heading } from './blocks.ts'
import * as field from './fields.ts'

export const contactSchema = v.strictObject({
  ...heading.entries,
  mapLabel: field.text,
  callLabel: field.text,
  hoursTitle: field.text,
  hoursLabels: v.strictObject({
    weekdays: field.text,
    lunch: field.text,
    saturday: field.text,
    sunday: field.text,
    closed: field.text,
  }),
})

export type Contact = v.InferInput<typeof contactSchema>
