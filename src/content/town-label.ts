import * as v from 'valibot'
import * as field from './fields.ts'

/** A label that names a practice's town where `{town}` stands. */
export const townLabel = v.pipe(
  field.text,
  v.check((label) => label.includes('{town}'), 'write {town} where the name of the town belongs'),
)
