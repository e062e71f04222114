import * as v from 'valibot'
import * as field from './fields.ts'

const price = v.strictObject({
  id: field.asked(
    v.pipe(
      field.plainText,
      v.regex(/^[a-z][a-zA-Z0-9]*$/, 'write one word in small letters, like veneers'),
    ),
    'Short name of the price',
    'One word, for example veneers. Pages find the price by it, so leave it as it is, even when the treatment gets another name.',
  ),
  treatment: field.wording('Treatment', 'As patients know it, for example Composite bonding.'),
  from: field.asked(
    field.price,
    'Price from',
    'The lowest price, for example £200. Printed as from £200.',
  ),
  unit: field.asked(
    v.optional(v.picklist(['per tooth'], 'write per tooth, or leave the unit out')),
    'Price is per',
    'Choose per tooth where it is; otherwise leave it empty.',
  ),
  sample: field.sample,
})

export const pricesSchema = v.strictObject({
  prices: field.asked(
    v.pipe(
      field.listOf(price),
      v.checkItems(
        ({ id }, index, all) => all.findIndex((other) => other.id === id) === index,
        'this short name is in the list already; choose another',
      ),
    ),
    'Private prices',
    'Change a price here and every page that names it follows. NHS charges have a form of their own.',
  ),
})

export type Price = v.InferOutput<typeof price>
/** By the price's short name. */
export type Prices = Record<string, Price>
