import * as v from 'valibot'
import { heading } from './blocks.ts'
import * as field from './fields.ts'

export const transformationSchema = v.strictObject({
  id: v.pipe(field.text, v.regex(/^case-\d{2,}$/, 'number the case like case-07')),
  procedure: field.text,
  description: field.text,
  duration: v.pipe(
    field.text,
    v.regex(
      /^\d+ months$/,
      (issue) => `${issue.received} is not a duration; write it like 18 months`,
    ),
  ),
  beforeImage: field.image,
  afterImage: field.image,
  /** Both pictures share one view, so that they can be laid over each other and split. */
  splitImage: v.boolean('write true or false'),
  sample: field.sample,
})

export const transformationsSectionSchema = v.strictObject({
  eyebrow: field.text,
  ...heading.entries,
  beforeLabel: field.text,
  afterLabel: field.text,
  durationLabel: field.text,
  /** On each picture, so that nobody takes it for a photograph of a patient. */
  illustrationLabel: field.text,
  /** For the handle that moves the split. */
  sliderLabel: field.text,
  note: field.text,
})

export type Transformation = v.InferInput<typeof transformationSchema>
export type TransformationsSection = v.InferInput<typeof transformationsSectionSchema>
