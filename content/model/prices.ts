import * as v from 'valibot'
import * as field from './fields.ts'

const price = v.strictObject({
  treatment: field.text,
  /** Printed as "from £200". */
  from: field.price,
  unit: v.optional(v.picklist(['per tooth'], 'write per tooth, or leave the unit out')),
})

export const pricesSchema = v.record(v.string(), price)

export type Price = v.InferInput<typeof price>
export type Prices = Record<string, Price>
