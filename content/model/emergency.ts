import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

const emergencyCard = v.strictObject({
  icon: block.iconName,
  title: field.text,
  /** How soon, in a few words: the first thing to read after the title. */
  urgency: field.text,
  /** How to tell that this is what you have, in one line. */
  signs: field.text,
  /** One thing at a time, in the order it is done. */
  whatToDo: field.listOf(field.text),
  /** When this is no longer a matter for a dentist alone. */
  goNow: v.optional(field.text),
})

export const emergencySchema = v.strictObject({
  alertBar: v.strictObject({ text: field.text, practice: block.practiceSlug }),
  /** Shown on the copy that stays on the visitor's device, and when the connection drops. */
  offline: v.strictObject({ title: field.text, text: field.text }),
  hero: block.hero,
  lifeThreatening: v.strictObject({
    title: field.text,
    text: field.text,
    callLabel: field.text,
    signs: field.listOf(field.text),
  }),
  cardsHeading: block.heading,
  whatToDoLabel: field.text,
  cards: field.listOf(emergencyCard),
  clinicsHeading: block.heading,
  clinics: field.listOf(
    v.strictObject({ practice: block.practiceSlug, note: field.text, sample: field.sample }),
  ),
  callLabel: field.text,
  directionsLabel: field.text,
  stepsHeading: block.heading,
  steps: field.listOf(block.step),
  /** The charge itself comes from content/charges.ts. */
  costNote: field.text,
  outsideHelp: v.strictObject({
    title: field.text,
    items: field.listOf(v.strictObject({ phone: field.phoneOrServiceNumber, when: field.text })),
  }),
  closing: block.closingCall,
})

export type Emergency = v.InferInput<typeof emergencySchema>
export type EmergencyCard = v.InferOutput<typeof emergencyCard>
