import * as v from 'valibot'
import { iconName, tile } from './blocks.ts'
import * as field from './fields.ts'

const featureCard = v.strictObject({
  icon: iconName,
  title: field.text,
  description: field.text,
  list: v.optional(field.listOf(field.text)),
})

export const aboutSchema = v.strictObject({
  eyebrow: field.text,
  title: field.text,
  paragraphs: field.listOf(field.text),
  image: field.image,
  valuesTitle: field.text,
  values: field.listOf(tile),
  features: field.listOf(featureCard),
  statementsTitle: field.text,
})

export type About = v.InferInput<typeof aboutSchema>
export type FeatureCard = v.InferOutput<typeof featureCard>
