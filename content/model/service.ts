import * as v from 'valibot'
import { heading, iconName, link } from './blocks.ts'
import * as field from './fields.ts'

export const serviceSchema = v.strictObject({
  icon: iconName,
  title: field.text,
  description: field.text,
  /** Four, so that the cards stand level. */
  features: v.pipe(field.listOf(field.text), v.length(4, 'write exactly four features')),
  image: field.image,
  link,
})

export const servicesSectionSchema = v.strictObject({
  ...heading.entries,
  consultationLabel: field.text,
})

export type Service = v.InferInput<typeof serviceSchema>
export type ServicesSection = v.InferInput<typeof servicesSectionSchema>
