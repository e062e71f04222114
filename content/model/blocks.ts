/** Building blocks that several pages share: a hero, a card, a step, a button. */
import * as v from 'valibot'
import { type PracticeSlug, practices } from '../practices.ts'
import { type PriceName, prices } from '../prices.ts'
import { bandNames } from './charges.ts'
import * as field from './fields.ts'

export const practiceSlug = field.oneOf(
  Object.keys(practices) as PracticeSlug[],
  'a practice',
  'content/practices.ts',
)

const band = field.oneOf(bandNames, 'an NHS charge', 'content/charges.ts')

const price = field.oneOf(Object.keys(prices) as PriceName[], 'a price', 'content/prices.ts')

/** Name of a drawing in the griddy-icons set, for example `tooth-check-up`. */
export const iconName = v.pipe(
  v.string('write the name of an icon in quotes'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the name of an icon like tooth-check-up'),
)

/** A page (`/blog`), a part of this page (`#booking`) or a part of another (`/#contact`). */
export const linkTarget = v.pipe(
  v.string('write where the link leads in quotes'),
  v.regex(
    /^(\/[a-z0-9-]*)*(#[a-z-]+)?$/,
    (issue) => `${issue.received} is not a page of this site; write it like /blog or #booking`,
  ),
  v.minLength(1, 'write where the link leads, like /blog or #booking'),
)

export const link = v.strictObject({ label: field.text, to: linkTarget })

/** A button: it opens a page, calls a practice, or opens a practice's booking portal. */
export const action = v.union(
  [
    link,
    v.strictObject({ label: field.text, call: practiceSlug }),
    v.strictObject({ label: field.text, portal: practiceSlug }),
    /** The placeholder contact of content/group.ts, as on the service pages. */
    v.strictObject({ label: field.text, callPlaceholder: v.literal(true) }),
  ],
  'a button needs a label and one of: to, call, portal, callPlaceholder',
)

/** What a treatment costs: an NHS charge, a private price, or words where there is no figure. */
export const cost = v.union(
  [
    v.strictObject({ nhsBand: band }),
    v.strictObject({ price }),
    v.strictObject({ text: field.text }),
  ],
  'a cost is one of: nhsBand, price, text',
)

export const hero = v.strictObject({
  eyebrow: v.optional(field.text),
  title: field.text,
  lead: field.text,
  image: v.optional(field.image),
  actions: field.listOf(action),
})

export const heading = v.strictObject({ title: field.text, intro: v.optional(field.text) })

export const stat = v.strictObject({ label: field.text, value: field.text })

export const tile = v.strictObject({
  icon: iconName,
  title: field.text,
  description: field.text,
})

export const step = v.strictObject({ title: field.text, description: field.text })

export const question = v.strictObject({ question: field.text, answer: field.text })

export const closingCall = v.strictObject({
  title: field.text,
  text: field.text,
  actions: field.listOf(action),
})

export type Action = v.InferOutput<typeof action>
export type Cost = v.InferOutput<typeof cost>
export type Hero = v.InferOutput<typeof hero>
export type Heading = v.InferOutput<typeof heading>
export type Stat = v.InferOutput<typeof stat>
export type Tile = v.InferOutput<typeof tile>
export type Step = v.InferOutput<typeof step>
export type Question = v.InferOutput<typeof question>
export type ClosingCall = v.InferOutput<typeof closingCall>
