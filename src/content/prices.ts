import * as v from 'valibot'
import { asked, listOf, plainText, price, sample, wording } from './fields.ts'

const privatePrice = v.strictObject({
  id: asked(
    v.pipe(
      plainText,
      v.regex(/^[a-z][a-zA-Z0-9]*$/, 'write one word in small letters, like veneers'),
    ),
    'Short name of the price',
    'One word, for example veneers. Pages find the price by it, so leave it as it is, even when the treatment gets another name.',
  ),
  treatment: wording('Treatment', 'As patients know it, for example Composite bonding.'),
  from: asked(price, 'Price from', 'The lowest price, for example £200. Printed as from £200.'),
  unit: asked(
    v.optional(v.picklist(['per tooth'], 'write per tooth, or leave the unit out')),
    'Price is per',
    'Choose per tooth where it is; otherwise leave it empty.',
  ),
  subject: wording(
    'Heading it stands under on the page Fees',
    'For example Dental implants. Prices with the same heading stand together, in the order of this list.',
  ),
  includes: wording(
    'What is included, and what is extra',
    'One or two sentences on the page Fees. A price “from” has to say what it covers.',
  ),
  sample,
})

export const pricesSchema = v.strictObject({
  prices: asked(
    v.pipe(
      listOf(privatePrice),
      v.checkItems(
        ({ id }, index, all) => all.findIndex((other) => other.id === id) === index,
        'this short name is in the list already; choose another',
      ),
    ),
    'Private prices',
    'Change a price here and every page that names it follows. NHS charges have a form of their own.',
  ),
})

export type Price = v.InferOutput<typeof privatePrice>
/** By the price's short name. */
export type Prices = Record<string, Price>
