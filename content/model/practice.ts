import * as v from 'valibot'
import * as field from './fields.ts'

const span = v.strictObject({ from: field.clockTime, to: field.clockTime })

const openDay = v.pipe(
  v.strictObject({
    open: field.clockTime,
    close: field.clockTime,
    lunch: v.optional(span),
  }),
  v.check(
    ({ open, close, lunch }) =>
      isInOrder(lunch ? [open, lunch.from, lunch.to, close] : [open, close]),
    'the times of a day must follow each other: open, lunch from, lunch to, close',
  ),
)

const day = v.union([openDay, v.literal('closed')], 'write opening times or "closed"')

/** A bank holiday or a training day: it replaces the usual hours of that date. */
const exceptionalDay = v.strictObject({ date: field.isoDate, reason: field.text, hours: day })

const exceptionalDays = v.pipe(
  field.listOf(exceptionalDay),
  v.checkItems(
    ({ date }, index, days) => days.findIndex((other) => other.date === date) === index,
    'this date is in the list already; keep one line for each date',
  ),
)

export const practiceSchema = v.strictObject({
  /** Name over the door. */
  tradeName: field.text,
  town: field.text,
  address: v.strictObject({
    street: field.text,
    locality: field.text,
    region: field.text,
    postcode: field.postcode,
  }),
  phone: field.phone,
  email: field.email,
  /** The practice's own site, announced to search engines beside ours. */
  website: field.webAddress,
  /** Patient portal: registration and booking happen there, never here. */
  portalUrl: field.webAddress,
  placeId: field.text,
  exterior: field.image,
  interior: field.image,
  /** GDC: each practice says whether it is NHS, private or mixed. */
  careOffered: v.picklist(
    ['NHS', 'private', 'NHS and private'],
    'write NHS, private or NHS and private',
  ),
  acceptingNhs: v.boolean('write true or false'),
  nhsNote: v.optional(field.text),
  nhsFeatures: field.listOf(field.text),
  bookingFeatures: field.listOf(field.text),
  hours: v.strictObject({ weekdays: openDay, saturday: day, sunday: day }),
  exceptionalDays,
  rating: field.starRating,
  reviewCount: field.wholeNumber,
  /** For search engines only (SPEC §3, structured-data record). */
  structuredData: v.strictObject({
    services: field.listOf(field.text),
    priceRange: v.literal('££'),
  }),
  travel: field.text,
  sample: field.sample,
})

export type Practice = v.InferInput<typeof practiceSchema>
export type OpenDay = v.InferOutput<typeof openDay>
export type DayHours = v.InferOutput<typeof day>
export type ExceptionalDay = v.InferOutput<typeof exceptionalDay>

function isInOrder(times: readonly string[]) {
  return times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time)
}
