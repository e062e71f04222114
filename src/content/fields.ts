/** Field types that several content files share, each with the sentence an editor reads when it is wrong. */
import * as v from 'valibot'
import { replacePhones, unreadablePhone } from './phones-in-text.ts'
import { isServiceNumber, printedPhone } from './uk-phone.ts'

/**
 * The field with its label and help in the editor's form, inside `optional` and behind every check:
 * nothing else about it changes.
 */
export const asked = <T extends v.GenericSchema>(schema: T, label: string, help?: string): T => {
  const { type, wrapped, default: fallback, pipe = [schema] } = schema as unknown as Askable
  if (type === 'optional' && wrapped)
    return v.optional(asked(wrapped, label, help), fallback) as unknown as T
  const steps = [...pipe, v.title(label), ...(help ? [v.description(help)] : [])]
  return v.pipe(...(steps as [v.GenericSchema])) as unknown as T
}

type Askable = { type: string; wrapped?: v.GenericSchema; default?: undefined; pipe?: unknown[] }

/** Fields that belong together, under one label. */
export const fieldset = <T extends v.ObjectEntries>(label: string, help: string, entries: T) =>
  asked(v.strictObject(entries), label, help)

export const listOf = <T extends v.GenericSchema>(schema: T, label?: string, help?: string) => {
  const list = v.array(schema, 'write a list')
  return label === undefined ? list : asked(list, label, help)
}

/** A part that may be left out: the editor's forms have no group that may be, but a list may be empty. */
export const noneOrOne = <T extends v.GenericSchema>(schema: T, label: string, help: string) =>
  asked(
    v.pipe(v.array(schema, 'write a list'), v.maxLength(1, 'keep one of these, or none')),
    label,
    help,
  )

/** A list whose entries have several fields each. */
export const fieldsets = <T extends v.ObjectEntries>(label: string, help: string, entries: T) =>
  listOf(v.strictObject(entries), label, help)

/** Digits alone are a number to YAML. */
const written = (what: string) =>
  v.string(({ input }) =>
    typeof input === 'number'
      ? `put ${what} in quotation marks: digits alone lose a 0 at their start`
      : `write ${what}`,
  )

/** Free text, of a word or of a paragraph: its field in the editor grows with it. */
const filled = (what: string) =>
  v.pipe(
    written(what),
    v.trim(),
    v.minLength(1, `write ${what}; it is empty`),
    v.metadata({ input: 'words' }),
  )

/** Words that a visitor reads: phone numbers in them are printed in one way. */
export const text = v.pipe(
  filled('some text'),
  v.check(
    (value) => unreadablePhone(value) === undefined,
    ({ input }) => phoneAdvice({ input: unreadablePhone(input) ?? '' }),
  ),
  v.transform((value) => replacePhones(value, (printed) => printed)),
  v.metadata({ isWords: true }),
)

/** One text that visitors read, and what the editor says of it. */
export const wording = (label: string, help?: string) => asked(text, label, help)

export const optionalWording = (label: string, help: string) => v.optional(wording(label, help))

/** Words for programs: names, numbers and what is compared with what a visitor types. */
export const plainText = filled('some text')

export const altText = v.pipe(
  filled('what the picture shows'),
  v.minLength(12, 'say what the picture shows in a short sentence'),
  v.maxLength(125, 'say what the picture shows within 125 characters'),
  v.metadata({ isWords: true }),
)

/** Path below content/images/ without its ending, for example `team/member-01`. */
export const imagePath = v.pipe(
  v.string('choose a picture'),
  v.regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
    'write the picture’s path below content/images/ without its ending, for example team/jane-doe; small letters, digits and hyphens only, so rename the file if need be',
  ),
  v.metadata({ names: 'picture' }),
)

/** Pixels of the shorter side: any less looks blurred in the smallest place that a picture has. */
const narrowest = 400

export const sizeProblem = (width: number, height: number) =>
  Math.min(width, height) < narrowest
    ? `this picture is only ${width} by ${height} pixels and would look blurred; use one of at least ${narrowest} each way, for example the original instead of a copy from a message or a website`
    : undefined

const pictureFile = asked(
  imagePath,
  'Picture file',
  'From this computer: a JPEG, PNG or WebP of at least 400 pixels.',
)

export const image = fieldset(
  'Picture',
  'The picture that stands here, and a sentence that says what it shows.',
  {
    src: pictureFile,
    alt: asked(
      altText,
      'What the picture shows',
      'For people who cannot see it, in a short sentence. For example: A receptionist at a curved mint desk.',
    ),
  },
)

/** A picture that may only decorate, beside words that say the same: screen readers pass it by then. */
export const scene = asked(
  v.pipe(
    v.strictObject({
      src: pictureFile,
      alt: asked(
        v.optional(altText),
        'What the picture shows',
        'For people who cannot see it, in a short sentence. Leave it empty where the picture only decorates.',
      ),
    }),
    v.transform(({ src, alt = '' }) => ({ src, alt })),
  ),
  'Picture',
  'The picture that stands here, and what it shows, unless it only decorates.',
)

const writtenPhone = written('the phone number')

/** Written in any usual way; content files hand it out in its printed form (uk-phone.ts). */
export const phone = v.pipe(
  writtenPhone,
  v.check(isUkPhone, phoneAdvice),
  v.transform((written) => printedPhone(written) ?? written),
)

/** Also 999, 111 and the like. */
export const phoneOrServiceNumber = v.pipe(
  writtenPhone,
  v.check((written) => isServiceNumber(written) || isUkPhone(written), phoneAdvice),
  v.transform((written) => printedPhone(written) ?? written.trim()),
)

export const email = v.pipe(
  v.string('write the e-mail address'),
  v.email(
    (issue) => `${issue.received} is not an e-mail address; write it like hello@practice.example`,
  ),
)

export const webAddress = v.pipe(
  v.string('write the web address'),
  v.check(
    isHttpsUrl,
    (issue) => `${JSON.stringify(issue.input)} is not a web address; it must start with https://`,
  ),
)

/** `2025-10-14` */
export const isoDate = v.pipe(
  v.string('write the date, year first, like 2025-10-14'),
  v.check(
    isRealDate,
    (issue) =>
      `${JSON.stringify(issue.input)} is not a date; write year-month-day, like 2025-10-14`,
  ),
  v.metadata({ input: 'date' }),
)

/** `09:00`, 24-hour clock. */
export const clockTime = v.pipe(
  v.string('write the time on the 24-hour clock, like 09:00'),
  v.regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    (issue) =>
      `${issue.received} is not a time; write it on the 24-hour clock, like 09:00 or 16:30`,
  ),
  v.metadata({ input: 'time' }),
)

export const postcode = v.pipe(
  v.string('write the postcode, like BD1 1AA'),
  v.regex(
    /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
    (issue) => `${issue.received} is not a UK postcode; write it like BD1 1AA`,
  ),
)

export const starRating = v.pipe(
  v.number('write the rating as a number from 1 to 5'),
  v.minValue(1, 'a rating lies between 1 and 5'),
  v.maxValue(5, 'a rating lies between 1 and 5'),
)

/** A practice's or a clinic's, as Google shows them. */
export const starsOnGoogle = asked(
  starRating,
  'Stars on Google',
  'From 1 to 5, as Google shows it, for example 4.8.',
)

const wholeNumber = v.pipe(
  v.number('write a whole number'),
  v.integer('write a whole number'),
  v.minValue(0, 'write 0 or more'),
)

/** A whole number, and what the editor says of it. */
export const count = (label: string, help: string) => asked(wholeNumber, label, help)

export const reviewsOnGoogle = count(
  'Number of reviews on Google',
  'As Google shows it, for example 125.',
)

/** Pounds and pence as printed: `£25.80`, `£2,500`. */
export const price = v.pipe(
  v.string('write the price, like £25.80'),
  v.regex(
    /^£\d{1,3}(,\d{3})*(\.\d{2})?$/,
    (issue) => `${issue.received} is not a price; write it like £25.80 or £2,500`,
  ),
)

/** What a field names: the checker looks whether it is there, the editor offers what is. */
type Named =
  | 'picture'
  | 'landmark'
  | 'icon'
  | 'page'
  | 'practice'
  | 'price'
  | 'teamMember'
  | 'articleCategory'

export const nameOf = (names: Named, what: string) =>
  v.pipe(
    v.string(`choose ${what}`),
    v.minLength(1, `choose ${what}`),
    v.metadata({ names, isWords: names === 'teamMember' || names === 'articleCategory' }),
  )

export const sample = asked(
  v.optional(v.boolean('write true or false'), false),
  'This is only an example',
  'Ticked where people, reviews or figures are invented. Take the tick away once you have written the real ones; the check before going online lists what is still ticked.',
)

export const oneOf = <const T extends string>(names: readonly T[], kind: string) =>
  v.picklist(names, (issue) =>
    issue.input
      ? `${issue.received} is not ${kind}; choose one of ${names.join(', ')}`
      : `choose ${kind}`,
  )

/** Several texts that visitors read, and what the editor says of them. */
export const wordings = (label: string, help?: string) => listOf(text, label, help)

function isUkPhone(written: string) {
  return printedPhone(written) !== undefined
}

export function phoneAdvice({ input }: { input: string }) {
  const advice = `${JSON.stringify(input)} is not a UK phone number; write it like 0113 496 0330`
  if (/\p{L}|#/u.test(input)) return `${advice}, without words or an extension`
  const digits = input.replace(/\D/g, '').replace(/^(?:00)?440?/, '0')
  if (digits.length > 11) return `${advice}, one number only`
  return advice
}

function isHttpsUrl(value: string) {
  return URL.canParse(value) && new URL(value).protocol === 'https:'
}

function isRealDate(value: string) {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value)
  )
}
