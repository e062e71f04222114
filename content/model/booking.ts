import * as v from 'valibot'
import { heading } from './blocks.ts'
import * as field from './fields.ts'
import { townLabel } from './town-label.ts'

export const bookingSchema = v.strictObject({
  ...heading.entries,
  portalLabel: townLabel,
  portalNote: field.text,
  callHint: field.text,
})

export type Booking = v.InferInput<typeof bookingSchema>
