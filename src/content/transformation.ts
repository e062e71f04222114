import * as v from 'valibot'
import { asked, image, sample, text, wording } from './fields.ts'
import { heading } from './page-parts.ts'

export const transformationSchema = v.strictObject({
  id: asked(
    v.pipe(text, v.regex(/^case-\d{2,}$/, 'number the case like case-07')),
    'Number of the case',
    'The word case, a hyphen and two digits, for example case-07. Each number once.',
  ),
  procedure: wording('What was wrong', 'The title, for example Crowded teeth.'),
  description: wording('What treatment does', 'Two or three sentences. Promise no result.'),
  duration: asked(
    v.pipe(
      text,
      v.regex(
        /^\d+ months$/,
        (issue) => `${issue.received} is not a duration; write it like 18 months`,
      ),
    ),
    'How long it takes',
    'In months, for example 18 months.',
  ),
  beforeImage: asked(image, 'Picture before', 'Of the teeth before treatment.'),
  afterImage: asked(image, 'Picture after', 'Of the teeth after treatment.'),
  splitImage: asked(
    v.boolean('write true or false'),
    'Lay the pictures over each other',
    'Tick it if both show the same view: visitors then move a handle between before and after.',
  ),
  sample,
})

export const transformationsSectionSchema = v.strictObject({
  eyebrow: wording('Small line above the heading', 'For example Before & After.'),
  ...heading.entries,
  beforeLabel: wording('Word on the first picture', 'For example Before.'),
  afterLabel: wording('Word on the second picture', 'For example After.'),
  durationLabel: wording('Words before the time it takes', 'For example Treatment time.'),
  illustrationLabel: wording(
    'Word on each drawing',
    'So that nobody takes it for a photograph of a patient, for example Illustration.',
  ),
  sliderLabel: wording(
    'Name of the handle between the pictures',
    'Read out to people who cannot see it.',
  ),
  note: wording('Note below the pictures', 'Says that no result can be promised.'),
})

export type Transformation = v.InferOutput<typeof transformationSchema>
export type TransformationsSection = v.InferOutput<typeof transformationsSectionSchema>
