import * as v from 'valibot'
import * as field from './fields.ts'

const charge = v.strictObject({
  name: field.text,
  price: field.price,
  covers: field.listOf(field.text),
  /** One sentence that helps somebody tell whether this is the charge they will pay. */
  note: field.text,
})

export const chargesSchema = v.strictObject({
  /** The year printed beside the charges. */
  yearLabel: field.text,
  /** The day from which these figures held; the launch check compares it with newer rates. */
  effectiveFrom: field.isoDate,
  band1: charge,
  band2: charge,
  band3: charge,
  emergency: charge,
})

export const bandNames = ['band1', 'band2', 'band3', 'emergency'] as const

/** What an NHS course of treatment means for the bill, and who does not pay. */
export const freeCareSchema = v.strictObject({
  rules: field.listOf(field.text),
  intro: field.text,
  groups: field.listOf(v.strictObject({ who: field.text, proof: field.text })),
  partialHelp: field.text,
  checkFirst: field.text,
})

export type Charges = v.InferInput<typeof chargesSchema>
export type Charge = v.InferOutput<typeof charge>
export type BandName = (typeof bandNames)[number]
export type FreeCare = v.InferInput<typeof freeCareSchema>
