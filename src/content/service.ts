import * as v from 'valibot'
import { asked, listOf, scene, text, wording } from './fields.ts'
import { heading, iconName, link } from './page-parts.ts'

const serviceSchema = v.strictObject({
  icon: iconName,
  title: wording('Title of the card', 'For example General Dentistry.'),
  description: wording('Text on the card', 'Two short sentences.'),
  features: asked(
    v.pipe(listOf(text), v.length(4, 'write exactly four features')),
    'Four points',
    'Exactly four, so that the cards stand level. A few words each.',
  ),
  image: scene,
  link,
})

const cardHelp = 'One of the six cards in the part Services of the home page.'

/** SPEC §3: the six cards of the carousel, in order. */
export const servicesSchema = v.strictObject({
  'general-dentistry': asked(serviceSchema, 'Card on general dentistry', cardHelp),
  'cosmetic-dentistry': asked(serviceSchema, 'Card on cosmetic dentistry', cardHelp),
  'hygiene-and-prevention': asked(serviceSchema, 'Card on hygiene and prevention', cardHelp),
  'childrens-dentistry': asked(serviceSchema, 'Card on children’s dentistry', cardHelp),
  'dental-implants': asked(serviceSchema, 'Card on dental implants', cardHelp),
  'digital-technology': asked(serviceSchema, 'Card on digital technology', cardHelp),
})

export const servicesSectionSchema = v.strictObject({
  ...heading.entries,
  consultationLabel: wording(
    'Button below the cards',
    'Leads to booking, for example Schedule consultation.',
  ),
})

export type Service = v.InferOutput<typeof serviceSchema>
export type ServicesSection = v.InferOutput<typeof servicesSectionSchema>
