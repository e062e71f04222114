import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

const partnerClinic = v.strictObject({
  name: field.text,
  location: field.text,
  website: field.webAddress,
  specialty: field.text,
  googleRating: field.starRating,
  reviewCount: field.wholeNumber,
  placeId: field.text,
  sample: field.sample,
})

export const networkSchema = v.strictObject({
  hero: block.hero,
  gridHeading: block.heading,
  clinics: field.listOf(partnerClinic),
  visitLabel: field.text,
  emptyText: field.text,
  disclaimer: v.strictObject({ title: field.text, text: field.text }),
})

export type Network = v.InferInput<typeof networkSchema>
export type PartnerClinic = v.InferOutput<typeof partnerClinic>
