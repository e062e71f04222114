import * as v from 'valibot'
import { heading, townLabel } from './blocks.ts'
import { asked, wording } from './fields.ts'

export const bookingSchema = v.strictObject({
  ...heading.entries,
  portalLabel: asked(
    townLabel,
    'Button of each practice',
    'Opens its booking site. Write {town} where the name of the town belongs: Register & Book at {town}.',
  ),
  portalNote: wording(
    'Small note below the buttons',
    'For example Opens the patient portal in a new tab.',
  ),
  callHint: wording('For those who would rather call', 'One or two sentences.'),
})

export type Booking = v.InferOutput<typeof bookingSchema>
