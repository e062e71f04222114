import * as v from 'valibot'
import { iconName, tile } from './blocks.ts'
import * as field from './fields.ts'

const featureCard = v.strictObject({
  icon: iconName,
  title: field.wording('Title', 'A few words in bold, for example Gentle Care.'),
  description: field.wording('Text below the title', 'One or two short sentences.'),
  list: v.optional(
    field.wordings('Short list on the card', 'A few words each. Leave it empty to have none.'),
  ),
})

export const aboutSchema = v.strictObject({
  eyebrow: field.wording('Small line above the heading', 'A few words, for example About us.'),
  title: field.wording('Heading', 'The large words above this part of the home page.'),
  paragraphs: field.wordings('Text about you', 'What makes your practices what they are.'),
  image: field.image,
  valuesTitle: field.wording(
    'Heading above what patients can expect',
    'For example What you can expect from us.',
  ),
  values: field.listOf(
    tile,
    'What patients can expect',
    'Short promises, each with a small drawing.',
  ),
  features: field.listOf(
    featureCard,
    'Cards below',
    'What you are good at, such as Gentle Care or Expert Team.',
  ),
  statementsTitle: field.wording(
    'Heading above what patients say',
    'The sentences below it come from the form What patients say.',
  ),
  statementsSampleNote: field.wording(
    'Note while what patients say is invented',
    'Shown only as long as one of those sentences is ticked as an example.',
  ),
})

export type About = v.InferOutput<typeof aboutSchema>
export type FeatureCard = v.InferOutput<typeof featureCard>
