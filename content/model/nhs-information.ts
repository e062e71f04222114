import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

const registration = v.strictObject({
  practice: block.practiceSlug,
  status: field.text,
  note: field.text,
  actions: field.listOf(block.action),
})

export const nhsInformationSchema = v.strictObject({
  backLabel: field.text,
  hero: block.hero,
  /** Whom you will see, and what happens when they may not do the work. */
  therapists: v.strictObject({
    title: field.text,
    intro: field.text,
    canTitle: field.text,
    can: field.listOf(field.text),
    cannotTitle: field.text,
    cannot: field.listOf(field.text),
    optionsTitle: field.text,
    options: field.listOf(block.step),
  }),
  chargesHeading: block.heading,
  freeCareHeading: block.heading,
  comparison: v.strictObject({
    title: field.text,
    intro: field.text,
    columns: v.strictTuple([field.text, field.text, field.text]),
    rows: field.listOf(v.strictObject({ topic: field.text, nhs: field.text, private: field.text })),
  }),
  registerHeading: block.heading,
  registrations: field.listOf(registration),
  howToHeading: block.heading,
  steps: field.listOf(block.step),
  closing: block.closingCall,
})

export type NhsInformation = v.InferInput<typeof nhsInformationSchema>
export type NhsRegistration = v.InferOutput<typeof registration>
