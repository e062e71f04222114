import * as v from 'valibot'
import { link } from './blocks.ts'
import * as field from './fields.ts'

export const heroSchema = v.strictObject({
  title: field.text,
  subtitle: field.text,
  lead: field.text,
  bullets: field.listOf(field.text),
  bookAction: link,
  teamAction: link,
  image: field.image,
})

export type HomeHero = v.InferInput<typeof heroSchema>
