import * as v from 'valibot'
import * as field from './fields.ts'

export const address = v.strictObject({
  street: field.wording('House and street', 'For example 14 Woolgate Row.'),
  locality: field.wording('Town or city', 'For example Bradford.'),
  region: field.wording('County', 'For example West Yorkshire.'),
  postcode: field.asked(field.postcode, 'Postcode'),
})
