import * as v from 'valibot'
import { asked, fieldset, listOf, optionalWording, scene, wording, wordings } from './fields.ts'
import * as parts from './page-parts.ts'
import { pageTitles } from './page-titles.ts'
import { inShort, procedureEntries } from './procedure.ts'

const option = v.strictObject({
  title: wording('Way of whitening', 'The title of the card, for example Take-home kit.'),
  duration: wording('How long it takes', 'For example 60-90 minutes.'),
  cost: asked(parts.cost, 'What it costs', 'An NHS charge, a private price or words.'),
  results: wording('When the result shows', 'For example Visible the same day.'),
  description: wording('What happens', 'Two or three sentences, in plain words.'),
  features: wordings('Points with a tick', 'What is part of it, a few words each.'),
  ideal: wording('Whom it suits', 'One sentence that begins with Ideal if.'),
  badge: optionalWording(
    'Ribbon over the card',
    'In capitals, for example MOST POPULAR. Leave it empty to have none.',
  ),
})

export const teethWhiteningSchema = v.strictObject({
  titles: pageTitles,
  hero: asked(parts.hero, ...parts.topOfPage),
  stats: listOf(parts.stat, 'Figures in large print', 'Three or four, each with a few words.'),
  optionsHeading: parts.headingOf('the ways of whitening'),
  options: listOf(
    option,
    'Ways of whitening',
    'One card for each, with what happens, how long it takes and what it costs.',
  ),
  chooseLabel: wording('Button on each card', 'For example Choose this option.'),
  legalNote: wording(
    'Line the law asks for',
    'How strong the gel is, from what age, and through whom. Ask a dentist before you change it.',
  ),
  resultsNote: wording(
    'What results to expect',
    'What is usual and what it depends on. Promise nothing.',
  ),
  benefitsHeading: parts.headingOf('the reasons to see a dentist'),
  benefits: listOf(
    parts.tile,
    'Reasons to see a dentist for it',
    'Short points, each with a small drawing.',
  ),
  questionsHeading: parts.headingOf('the questions'),
  questionsImage: asked(
    scene,
    'Picture beside the questions',
    'One without a background looks best.',
  ),
  questions: parts.questions,
  closing: parts.closingCall,
  procedure: fieldset(...inShort, {
    ...procedureEntries,
    procedureType: v.literal('NoninvasiveProcedure', 'write NoninvasiveProcedure'),
  }),
})

export type TeethWhitening = v.InferOutput<typeof teethWhiteningSchema>
export type WhiteningOption = v.InferOutput<typeof option>
