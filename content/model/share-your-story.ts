import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

const formField = v.strictObject({
  label: field.text,
  hint: v.optional(field.text),
  placeholder: v.optional(field.text),
})

const toast = v.strictObject({ title: field.text, text: field.text })

/** Texts may name a figure of content/policies.ts as `{{policies.testimonialReplyHours}}`. */
export const shareYourStorySchema = v.strictObject({
  hero: block.hero,
  guidanceHeading: block.heading,
  guidance: field.listOf(block.tile),
  formHeading: block.heading,
  requiredNote: field.text,
  fields: v.strictObject({
    firstName: formField,
    lastName: formField,
    email: formField,
    phone: formField,
    treatment: formField,
    rating: formField,
    title: formField,
    description: formField,
  }),
  consent: v.strictObject({
    title: field.text,
    intro: field.text,
    video: field.text,
    website: field.text,
    marketing: field.text,
    withdrawal: field.text,
  }),
  /** Exactly one of the two is shown, so that the page always says what really happens. */
  privacyNote: v.strictObject({
    whenDeliveryIsOff: field.text,
    whenDeliveryIsOn: field.text,
    policyLink: block.link,
  }),
  problemsTitle: field.text,
  problems: v.strictObject({
    firstName: field.text,
    lastName: field.text,
    email: field.text,
    phone: field.text,
    treatment: field.text,
    rating: field.text,
    title: field.text,
    description: field.text,
    consentVideo: field.text,
    consentWebsite: field.text,
    tooLong: field.text,
  }),
  withoutScript: v.strictObject({ title: field.text, text: field.text }),
  helpText: field.text,
  closeToastLabel: field.text,
  submitLabel: field.text,
  sendingLabel: field.text,
  consentRequired: toast,
  thankYou: toast,
  /** Shown only where delivery is on and the answers could not be sent. */
  deliveryFailed: toast,
})

export type ShareYourStory = v.InferInput<typeof shareYourStorySchema>
