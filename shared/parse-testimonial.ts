import {
  ratingOptions,
  type TestimonialSubmission,
  testimonialLengths,
  treatmentOptions,
} from './testimonial.ts'

type Field = keyof TestimonialSubmission

type ParsedTestimonial =
  | { ok: true; submission: TestimonialSubmission }
  | { ok: false; problems: Partial<Record<Field, string>> }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
/** As browsers read it (HTML, "valid email address"), with a dot in its host. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]*[a-z\d]$/i
/** With or without an extension, as people write it. */
const phone = /^\+?[\d\s()./-]{7,}((ext(ension)?\.?|x)\s*\d+)?$/i
/** Control characters other than tab and line ends, and those that turn the direction of text. */
const unprintable = /(?![\t\r\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** SPEC §5. Unknown fields are left behind, so nothing unexpected is ever stored or sent on. */
export function parseTestimonial(input: unknown): ParsedTestimonial {
  const fields = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {}
  const read = (field: Field): unknown =>
    Object.hasOwn(fields, field) ? (fields as Record<string, unknown>)[field] : undefined
  const problems: Partial<Record<Field, string>> = {}

  const text = (field: keyof typeof testimonialLengths, required: boolean): string => {
    const value = read(field) ?? ''
    const longest = testimonialLengths[field]
    if (typeof value !== 'string' || unprintable.test(value)) problems[field] = 'must be plain text'
    else if (required && value.trim() === '') problems[field] = 'is required'
    else if (value.trim().length > longest) problems[field] = `is longer than ${longest} characters`
    else return value.trim()
    return ''
  }
  const line = (field: keyof typeof testimonialLengths): string =>
    text(field, true).replace(/\s+/g, ' ')
  const matching = (field: 'email' | 'phone', pattern: RegExp, wanted: string): string => {
    const value = line(field)
    if (!problems[field] && !pattern.test(value)) problems[field] = wanted
    return value
  }
  const oneOf = <Option extends string>(field: Field, options: readonly Option[]): Option => {
    const found = options.find((option) => option === read(field))
    if (found === undefined) problems[field] = 'must be one of the options'
    return found ?? (options[0] as Option)
  }
  const agreed = (field: Field, mandatory: boolean): boolean => {
    const value = read(field) === true
    if (mandatory && !value) problems[field] = 'is required'
    return value
  }

  const submissionId = read('submissionId')
  const isUuid = typeof submissionId === 'string' && uuid.test(submissionId)
  if (!isUuid) problems.submissionId = 'must be a UUID'
  const website = read('website')

  const submission: TestimonialSubmission = {
    firstName: line('firstName'),
    lastName: line('lastName'),
    email: matching('email', email, 'must be an e-mail address'),
    phone: matching('phone', phone, 'must be a phone number'),
    treatment: oneOf('treatment', treatmentOptions),
    rating: oneOf(
      'rating',
      ratingOptions.map(({ value }) => value),
    ),
    title: line('title'),
    description: text('description', false),
    consentMarketing: agreed('consentMarketing', false),
    consentVideo: agreed('consentVideo', true),
    consentWebsite: agreed('consentWebsite', true),
    submissionId: isUuid ? submissionId.toLowerCase() : '',
    website: typeof website === 'string' ? website : '',
  }
  return Object.keys(problems).length === 0 ? { ok: true, submission } : { ok: false, problems }
}
