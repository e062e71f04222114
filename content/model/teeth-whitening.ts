import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

const option = v.strictObject({
  title: field.text,
  duration: field.text,
  cost: block.cost,
  results: field.text,
  description: field.text,
  features: field.listOf(field.text),
  ideal: field.text,
  /** Ribbon over the card, for example MOST POPULAR. */
  badge: v.optional(field.text),
})

export const teethWhiteningSchema = v.strictObject({
  hero: block.hero,
  stats: field.listOf(block.stat),
  optionsHeading: block.heading,
  options: field.listOf(option),
  chooseLabel: field.text,
  /** The line the law asks for: strength, age, and through whom. */
  legalNote: field.text,
  resultsNote: field.text,
  benefitsHeading: block.heading,
  benefits: field.listOf(block.tile),
  questionsHeading: block.heading,
  questions: field.listOf(block.question),
  closing: block.closingCall,
  procedure: v.strictObject({
    name: field.text,
    procedureType: v.literal('NoninvasiveProcedure'),
    bodyLocation: field.text,
    preparation: field.text,
    howPerformed: field.text,
    followup: field.text,
    keywords: field.listOf(field.text),
  }),
})

export type TeethWhitening = v.InferInput<typeof teethWhiteningSchema>
export type WhiteningOption = v.InferOutput<typeof option>
