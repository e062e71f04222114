import * as v from 'valibot'
import {
  asked,
  count,
  fieldset,
  listOf,
  noneOrOne,
  optionalWording,
  scene,
  text,
  wording,
} from './fields.ts'
import type { ListedPage } from './listed-page.ts'
import * as parts from './page-parts.ts'
import { servicePageSchema } from './service-page.ts'

const card = fieldset('Card', 'In the row of services on the home page.', {
  title: wording('Title of the card', 'For example General Dentistry.'),
  description: wording('Text on the card', 'Two short sentences.'),
  features: asked(
    v.pipe(listOf(text), v.length(4, 'write exactly four features')),
    'Four points',
    'Exactly four, so that the cards stand level. A few words each.',
  ),
  image: scene,
  linkLabel: wording(
    'Link on the card',
    'Opens the page of the service, or leads to all services where it has none.',
  ),
  pageLinkLabel: optionalWording(
    'Second link, to the page of the service',
    'With it the first link leads to all services. Leave it empty to have one link.',
  ),
})

/** A service: its card, its page, or both. */
export const serviceSchema = v.strictObject({
  title: wording('Name of the service', 'As menus and the trail above a page print it.'),
  order: count(
    'Place among the services',
    'The one with 1 comes first, on the home page and in menus.',
  ),
  card: noneOrOne(card, 'Card on the home page', 'A picture, four points and a link.'),
  page: noneOrOne(
    servicePageSchema,
    'Page of the service',
    'It appears in menus and in the search.',
  ),
})

export const servicePages = ({ title, page }: v.InferOutput<typeof serviceSchema>): ListedPage[] =>
  page.map(({ address, titles, hero }) => ({
    path: address,
    name: title,
    titles,
    art: hero.image.src,
  }))

export const servicesSectionSchema = v.strictObject({
  ...parts.heading.entries,
  consultationLabel: wording(
    'Button below the cards',
    'Leads to booking, for example Schedule consultation.',
  ),
})

export type ServiceCard = v.InferOutput<typeof card>
export type ServicesSection = v.InferOutput<typeof servicesSectionSchema>
