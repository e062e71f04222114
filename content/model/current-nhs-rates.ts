import * as v from 'valibot'
import * as field from './fields.ts'

const rates = v.strictObject({
  from: field.isoDate,
  band1: field.price,
  band2: field.price,
  band3: field.price,
  emergency: field.price,
})

export const currentNhsRatesSchema = field.listOf(rates)

export type NhsRates = v.InferInput<typeof rates>
