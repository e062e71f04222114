import * as v from 'valibot'
import { asked, image, listOf, oneOf, sample, text, wording, wordings } from './fields.ts'
import { offersOf } from './offers.ts'
import { heading, practiceSlug, sampleNoteOn } from './page-parts.ts'

/** Roles that are on the register of the General Dental Council; the first four are SPEC's (§2). */
const registeredRoles = [
  'Principal Dentist',
  'Dentist',
  'Dental Therapist',
  'Dental Hygienist',
  'Dental Nurse',
  'Orthodontic Therapist',
  'Clinical Dental Technician',
  'Dental Technician',
] as const

const roles = [
  ...registeredRoles,
  'Practice Manager',
  'Receptionist',
  'Treatment Coordinator',
  'Trainee Dental Nurse',
] as const

const registration = v.strictObject({
  gdcNumber: asked(
    v.pipe(
      text,
      v.regex(
        /^(Sample )?\d{4,6}$/,
        (issue) => `${issue.received} is not a GDC number; write its digits`,
      ),
    ),
    'Registration number with the General Dental Council',
    'Digits only, as in the register of the General Dental Council.',
  ),
  qualifiedIn: wording('Country of the first qualification', 'For example United Kingdom.'),
})

export const teamMemberSchema = v.pipe(
  v.strictObject({
    name: asked(
      v.pipe(
        text,
        v.check((name) => !/^Dr\b/.test(name), 'leave out "Dr": the GDC asks for a note beside it'),
      ),
      'Name',
      'First name and last name, without Dr.',
    ),
    role: asked(oneOf(roles, 'a role'), 'Job', 'What they do at the practice.'),
    practices: asked(
      v.pipe(listOf(practiceSlug), v.minLength(1, 'name at least one practice')),
      'At which practices',
      'Tick every practice where they work.',
    ),
    qualifications: wordings('Degrees and diplomas', 'For example BDS (Leeds).'),
    specialties: listOf(
      v.pipe(
        text,
        v.check(
          (words) => !/specialist|orthodontist/i.test(words),
          '"specialist" and "orthodontist" are protected titles; name the interest instead',
        ),
      ),
      'Special interests',
      'For example Nervous patients. Do not write specialist or orthodontist: these are protected titles.',
    ),
    bio: wording('About them', 'Two to four sentences, as a colleague would introduce them.'),
    languages: wordings(
      'Languages beside English',
      'In which they can talk with a patient about treatment. On the page Which practice suits me.',
    ),
    offers: offersOf(
      'What they do themselves',
      'Of what not everybody does. Their practice has to offer it too.',
    ),
    gender: asked(
      v.optional(oneOf(['woman', 'man'], 'woman or man')),
      'Woman or man',
      'Some patients ask for one. Ask the person first, and leave it empty if they would rather not say.',
    ),
    image: v.optional(
      asked(
        image,
        'Portrait',
        'Head and shoulders, and a sentence that says what it shows. Without one their initials are shown.',
      ),
    ),
    registration: v.optional(
      asked(
        registration,
        'GDC registration',
        'The General Dental Council asks a website to show it for everybody on its register. Only jobs that are not on it, such as receptionist, go without.',
      ),
    ),
    sample,
  }),
  v.check(
    ({ role, registration }) =>
      registration !== undefined || !registeredRoles.some((registered) => registered === role),
    'everybody who treats patients needs a GDC registration: tick it, and write the number and the country of the first qualification',
  ),
)

export const teamSectionSchema = v.strictObject({
  ...heading.entries,
  specialtiesLabel: wording('Words before the special interests', 'For example Special interests.'),
  gdcNumberLabel: wording('Words before the GDC number', 'For example GDC number.'),
  qualifiedInLabel: wording('Words before the country', 'For example Qualified in.'),
  sampleNote: sampleNoteOn('people'),
  authorsSampleNote: sampleNoteOn('authors of articles'),
})

export type TeamMember = v.InferOutput<typeof teamMemberSchema>
export type TeamSection = v.InferOutput<typeof teamSectionSchema>
