import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTestimonial } from './parse-testimonial.ts'
import { testimonialLengths } from './testimonial.ts'

const filledIn = {
  firstName: 'Jane',
  lastName: 'O’Brien',
  email: 'jane@patient.example',
  phone: '+44 113 496 0000',
  treatment: "Children's Dentistry",
  rating: '4',
  title: 'Thank you',
  description: '',
  consentMarketing: false,
  consentVideo: true,
  consentWebsite: true,
  submissionId: '5f0c5b57-6f6c-4f3e-9a53-0f3a1c2b4d5e',
  website: '',
}
const problemsOf = (changes: object) => {
  const parsed = parseTestimonial({ ...filledIn, ...changes })
  return parsed.ok ? {} : parsed.problems
}

describe('a testimonial', () => {
  test('that is filled in is accepted as it is', () => {
    expect(parseTestimonial(filledIn)).toEqual({ ok: true, submission: filledIn })
  })

  test('loses unknown fields and outer spaces', () => {
    const parsed = parseTestimonial({ ...filledIn, firstName: '  Jane ', isAdmin: true })
    expect(parsed).toEqual({ ok: true, submission: filledIn })
  })

  test.each(['firstName', 'lastName', 'email', 'phone', 'title'])('needs a %s', (field) => {
    expect(problemsOf({ [field]: ' ' })).toEqual({ [field]: 'is required' })
  })

  test.each(['consentVideo', 'consentWebsite'])('needs %s', (field) => {
    expect(problemsOf({ [field]: false })).toEqual({ [field]: 'is required' })
    expect(problemsOf({ [field]: 'true' })).toEqual({ [field]: 'is required' })
  })

  test.each([
    ['rating', '2'],
    ['rating', 5],
    ['treatment', 'Surgery'],
    ['treatment', undefined],
  ])('%s cannot be %s', (field, value) => {
    expect(problemsOf({ [field]: value })).toEqual({ [field]: 'must be one of the options' })
  })

  test.each([
    'jane',
    'jane@',
    'jane@localhost',
    'a@b.example, c@d.example',
    'Jane <jane@patient.example>',
    'jane@patient.example\r\nBcc: x@y.example',
  ])('%j is no e-mail address', (email) => {
    expect(problemsOf({ email })).toHaveProperty('email')
  })

  test.each(['01632/960123', '01632 960123 ext. 4', '+44 1632 960123 x12'])(
    '%s is a phone number',
    (phone) => expect(problemsOf({ phone })).toEqual({}),
  )

  test.each(['call me', '123', '0113 496 0000 ext'])('%s is no phone number', (phone) => {
    expect(problemsOf({ phone })).toHaveProperty('phone')
  })

  test.each(Object.entries(testimonialLengths))('%s is at most %i long', (field, longest) => {
    expect(problemsOf({ [field]: 'x'.repeat(longest + 1) })).toEqual({
      [field]: `is longer than ${longest} characters`,
    })
  })

  test('control characters are refused, line ends in the story are not', () => {
    expect(problemsOf({ description: 'one\r\ntwo\tthree' })).toEqual({})
    expect(problemsOf({ description: 'bell \u0007' })).toHaveProperty('description')
    expect(problemsOf({ title: 'turned \u202E round' })).toHaveProperty('title')
  })

  test('a name never spans lines, so that it cannot forge a line of the message', () => {
    const parsed = parseTestimonial({ ...filledIn, firstName: 'Jane\nConsent: yes' })
    expect(parsed.ok && parsed.submission.firstName).toBe('Jane Consent: yes')
  })

  test('anything at all is parsed without an error', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseTestimonial(input).ok).toBe(false)
      }),
    )
  })

  test('inherited fields do not count', () => {
    expect(parseTestimonial(Object.create(filledIn)).ok).toBe(false)
  })
})
