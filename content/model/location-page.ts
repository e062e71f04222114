import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

/** The Bradford page: the practice as a whole, NHS and private. */
const practicePage = v.strictObject({
  practice: block.practiceSlug,
  hero: block.hero,
  reasonsHeading: block.heading,
  reasons: field.listOf(block.tile),
  servicesHeading: block.heading,
  services: field.listOf(v.strictObject({ ...block.tile.entries, link: v.optional(block.link) })),
  visit: v.strictObject({ title: field.text, text: field.text, steps: field.listOf(block.step) }),
  contactHeading: block.heading,
  questionsHeading: block.heading,
  questions: field.listOf(block.question),
  closing: block.closingCall,
  sample: field.sample,
})

const nhsPageEntries = {
  practice: block.practiceSlug,
  hero: block.hero,
  banner: v.strictObject({ title: field.text, text: field.text }),
  benefitsHeading: block.heading,
  benefits: field.listOf(block.tile),
  servicesHeading: block.heading,
  services: field.listOf(block.tile),
  practiceHeading: block.heading,
  closing: block.closingCall,
  sample: field.sample,
}

const transportNote = v.strictObject({ title: field.text, text: field.text })

/** A practice that takes new NHS patients. */
const openNhsPage = v.strictObject({
  ...nhsPageEntries,
  /** What the therapists may not do, and what the patient can choose then. */
  scopeNote: v.strictObject({
    title: field.text,
    text: field.text,
    options: field.listOf(field.text),
  }),
  chargesHeading: block.heading,
  /** Below the practice's heading, where no picture stands beside the address. */
  transportNote: v.optional(transportNote),
  registerHeading: block.heading,
  registerSteps: field.listOf(block.step),
})

const nhsListEntries = {
  lead: block.hero.entries.lead,
  actions: block.hero.entries.actions,
  banner: nhsPageEntries.banner,
  servicesHeading: block.heading,
  closing: block.closingCall,
}

/** A practice whose NHS list may be full or open: the page has words for both. */
const eitherNhsPage = v.strictObject({
  practice: block.practiceSlug,
  hero: v.omit(block.hero, ['lead', 'actions']),
  benefitsHeading: block.heading,
  benefits: field.listOf(block.tile),
  services: field.listOf(block.tile),
  practiceHeading: block.heading,
  sample: field.sample,
  transportNote,
  /** It offers private care and points to the others. */
  whenFull: v.strictObject({
    ...nhsListEntries,
    elsewhere: v.strictObject({
      title: field.text,
      text: field.text,
      links: field.listOf(block.link),
    }),
  }),
  whenOpen: v.strictObject({
    ...nhsListEntries,
    registerHeading: block.heading,
    registerSteps: field.listOf(block.step),
    chargesHeading: block.heading,
  }),
  /** Carries the id `booking`, which the hero's button scrolls to. */
  bookingGuide: v.strictObject({
    title: field.text,
    intro: field.text,
    steps: field.listOf(block.step),
    action: block.action,
  }),
})

export const locationPagesSchema = v.strictObject({
  'bradford-dentist': practicePage,
  'nhs-bradford-dentist': openNhsPage,
  'nhs-ripon-dentist': openNhsPage,
  'nhs-leeds-dentist': eitherNhsPage,
})

export type LocationPages = v.InferInput<typeof locationPagesSchema>
export type PracticePage = v.InferOutput<typeof practicePage>
export type OpenNhsPage = v.InferOutput<typeof openNhsPage>
export type TransportNote = v.InferOutput<typeof transportNote>
export type EitherNhsPage = v.InferOutput<typeof eitherNhsPage>
