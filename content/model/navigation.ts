import * as v from 'valibot'
import { link } from './blocks.ts'
import * as field from './fields.ts'

export const navigationSchema = v.strictObject({
  items: field.listOf(
    v.union(
      [link, v.strictObject({ label: field.text, menu: v.literal('locations') })],
      'an item needs a label and either to or menu',
    ),
  ),
  openMenuLabel: field.text,
  closeMenuLabel: field.text,
  phoneBar: v.strictObject({
    label: field.text,
    callLabel: field.text,
    bookLabel: field.text,
    callTitle: field.text,
    closeLabel: field.text,
  }),
  skipLabel: field.text,
})

export type Navigation = v.InferInput<typeof navigationSchema>
