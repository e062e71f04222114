import * as v from 'valibot'
import { iconName, tile } from './blocks.ts'
import { image, listOf, wording, wordings } from './fields.ts'

const featureCard = v.strictObject({
  icon: iconName,
  title: wording('Title', 'A few words in bold, for example Gentle Care.'),
  description: wording('Text below the title', 'One or two short sentences.'),
  list: v.optional(
    wordings('Short list on the card', 'A few words each. Leave it empty to have none.'),
  ),
})

export const aboutSchema = v.strictObject({
  eyebrow: wording('Small line above the heading', 'A few words, for example About us.'),
  title: wording('Heading', 'The large words above this part of the home page.'),
  paragraphs: wordings('Text about you', 'What makes your practices what they are.'),
  image,
  valuesTitle: wording(
    'Heading above what patients can expect',
    'For example What you can expect from us.',
  ),
  values: listOf(tile, 'What patients can expect', 'Short promises, each with a small drawing.'),
  features: listOf(
    featureCard,
    'Cards below',
    'What you are good at, such as Gentle Care or Expert Team.',
  ),
  statementsTitle: wording(
    'Heading above what patients say',
    'The sentences below it come from the form What patients say.',
  ),
  statementsSampleNote: wording(
    'Note while what patients say is invented',
    'Shown only as long as one of those sentences is ticked as an example.',
  ),
})

export type About = v.InferOutput<typeof aboutSchema>
export type FeatureCard = v.InferOutput<typeof featureCard>
