import * as v from 'valibot'
import { heading } from './blocks.ts'
import * as field from './fields.ts'

export const transformationSchema = v.strictObject({
  id: field.asked(
    v.pipe(field.text, v.regex(/^case-\d{2,}$/, 'number the case like case-07')),
    'Number of the case',
    'The word case, a hyphen and two digits, for example case-07. Each number once.',
  ),
  procedure: field.wording('What was wrong', 'The title, for example Crowded teeth.'),
  description: field.wording('What treatment does', 'Two or three sentences. Promise no result.'),
  duration: field.asked(
    v.pipe(
      field.text,
      v.regex(
        /^\d+ months$/,
        (issue) => `${issue.received} is not a duration; write it like 18 months`,
      ),
    ),
    'How long it takes',
    'In months, for example 18 months.',
  ),
  beforeImage: field.asked(field.image, 'Picture before', 'Of the teeth before treatment.'),
  afterImage: field.asked(field.image, 'Picture after', 'Of the teeth after treatment.'),
  splitImage: field.asked(
    v.boolean('write true or false'),
    'Lay the pictures over each other',
    'Tick it if both show the same view: visitors then move a handle between before and after.',
  ),
  sample: field.sample,
})

export const transformationsSectionSchema = v.strictObject({
  eyebrow: field.wording('Small line above the heading', 'For example Before & After.'),
  ...heading.entries,
  beforeLabel: field.wording('Word on the first picture', 'For example Before.'),
  afterLabel: field.wording('Word on the second picture', 'For example After.'),
  durationLabel: field.wording('Words before the time it takes', 'For example Treatment time.'),
  illustrationLabel: field.wording(
    'Word on each drawing',
    'So that nobody takes it for a photograph of a patient, for example Illustration.',
  ),
  sliderLabel: field.wording(
    'Name of the handle between the pictures',
    'Read out to people who cannot see it.',
  ),
  note: field.wording('Note below the pictures', 'Says that no result can be promised.'),
})

export type Transformation = v.InferOutput<typeof transformationSchema>
export type TransformationsSection = v.InferOutput<typeof transformationsSectionSchema>
