import * as v from 'valibot'
import { heading, practiceSlug } from './blocks.ts'
import * as field from './fields.ts'

/** SPEC §2 */
const roles = [
  'Principal Dentist',
  'Dentist',
  'Dental Therapist',
  'Dental Hygienist',
  'Practice Manager',
] as const

/** GDC: what a website must show for everybody on the register. */
const registration = v.strictObject({
  gdcNumber: v.pipe(
    field.text,
    v.regex(
      /^(Sample )?\d{4,6}$/,
      (issue) => `${issue.received} is not a GDC number; write its digits`,
    ),
  ),
  /** Country in which the first qualification was gained. */
  qualifiedIn: field.text,
})

export const teamMemberSchema = v.pipe(
  v.strictObject({
    name: v.pipe(
      field.text,
      v.check((name) => !/^Dr\b/.test(name), 'leave out "Dr": the GDC asks for a note beside it'),
    ),
    role: field.oneOf(roles, 'a role', 'content/model/team-member.ts'),
    practices: v.pipe(field.listOf(practiceSlug), v.minLength(1, 'name at least one practice')),
    qualifications: field.listOf(field.text),
    /** Special interests. "Specialist" and "orthodontist" are protected titles. */
    specialties: field.listOf(
      v.pipe(
        field.text,
        v.check(
          (words) => !/specialist|orthodontist/i.test(words),
          '"specialist" and "orthodontist" are protected titles; name the interest instead',
        ),
      ),
    ),
    bio: field.text,
    image: field.image,
    registration: v.optional(registration),
    sample: field.sample,
  }),
  v.check(
    ({ role, registration }) => role === 'Practice Manager' || registration !== undefined,
    'everybody who treats patients needs a registration: gdcNumber and qualifiedIn',
  ),
)

export const teamSectionSchema = v.strictObject({
  ...heading.entries,
  specialtiesLabel: field.text,
  gdcNumberLabel: field.text,
  qualifiedInLabel: field.text,
  /** Shown while any of the people is a sample. */
  sampleNote: field.text,
})

export type TeamMember = v.InferInput<typeof teamMemberSchema>
export type TeamSection = v.InferInput<typeof teamSectionSchema>
