import * as v from 'valibot'
import {
  asked,
  fieldset,
  listOf,
  noneOrOne,
  optionalWording,
  scene,
  wording,
  wordings,
} from './fields.ts'
import * as parts from './page-parts.ts'
import { pageTitles } from './page-titles.ts'

const treatment = v.strictObject({
  icon: parts.iconName,
  title: wording('Treatment', 'The title of the card, for example Fillings.'),
  description: wording('What it is', 'Two or three sentences, in plain words.'),
  features: wordings('Points with a tick', 'What is part of it, a few words each.'),
  duration: wording('How long it takes', 'For example 20 to 30 minutes.'),
  costs: listOf(
    parts.cost,
    'What it costs',
    'An NHS charge, a private price or words. Several stand below each other.',
  ),
  link: v.optional(parts.link),
})

const option = v.strictObject({
  title: wording('Option', 'The title of the card, for example Take-home kit.'),
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

const treatments = fieldset('The treatments', 'What is part of this service.', {
  heading: parts.headingOf('the treatments'),
  list: listOf(
    treatment,
    'Treatments, one card for each',
    'One card for each, with what it is, how long it takes and what it costs.',
  ),
})

const options = fieldset('Options to choose from', 'Ways to have the same treatment.', {
  heading: parts.headingOf('the options'),
  list: listOf(
    option,
    'Options',
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
})

const benefits = fieldset('Reasons to see a dentist for it', 'Short points with a drawing.', {
  heading: parts.headingOf('the reasons'),
  list: listOf(parts.tile, 'Reasons', 'Short points, each with a small drawing.'),
})

const expectation = fieldset('What to expect', 'From the first talk to the check afterwards.', {
  heading: parts.headingOf('what to expect'),
  image: asked(
    scene,
    'Picture beside what to expect',
    'A room or a thing the visitor will see; wider than tall.',
  ),
  steps: listOf(parts.linkedStep, 'Step by step', 'From the first talk to the check afterwards.'),
})

const goodToKnow = fieldset(
  'Good to know beforehand',
  'Limits, risks and alternatives. Ask a dentist before you change it.',
  {
    title: wording('Heading', 'For example Good to know.'),
    points: wordings('What to know before deciding', 'One or two sentences each.'),
    image: asked(scene, 'Picture beside it', 'One without a background looks best.'),
  },
)

export const servicePageSchema = v.strictObject({
  address: asked(
    parts.addressBelow('/services'),
    'Address of the page',
    'For example /services/hygiene. Leave it as it is once the page is online.',
  ),
  titles: pageTitles,
  hero: asked(parts.hero, ...parts.topOfPage),
  stats: listOf(parts.stat, 'Figures in large print', 'Three or four, each with a few words.'),
  treatments: noneOrOne(treatments, 'The treatments', 'What is part of this service, with prices.'),
  options: noneOrOne(options, 'Options to choose from', 'As for whitening: at home or with you.'),
  benefits: noneOrOne(benefits, 'Reasons to see a dentist for it', 'Short points.'),
  expectation: noneOrOne(expectation, 'What to expect', 'Step by step, with a picture.'),
  table: parts.tables,
  goodToKnow: noneOrOne(goodToKnow, 'Good to know beforehand', 'Limits, risks, alternatives.'),
  /** For search engines: schema.org MedicalProcedure, or SurgicalProcedure where there is surgery. */
  procedure: fieldset(
    'The treatment at a glance',
    'Before, during and afterwards: shown on the page and told to search engines.',
    {
      name: wording(
        'Name of the treatment',
        'Heads the part In short, for example Teeth whitening.',
      ),
      kind: asked(
        v.picklist(
          ['MedicalProcedure', 'SurgicalProcedure', 'NoninvasiveProcedure'],
          'write MedicalProcedure, SurgicalProcedure or NoninvasiveProcedure',
        ),
        'Kind of treatment',
        'For search engines. The surgical one where there is surgery, the noninvasive one where nothing is drilled or cut.',
      ),
      bodyLocation: wording('Part of the body', 'For search engines, for example Teeth and gums.'),
      preparation: wording('Before the treatment', 'What the patient does or brings.'),
      howPerformed: wording('During the treatment', 'What happens, in one or two sentences.'),
      followup: wording('After the treatment', 'What comes next, in one or two sentences.'),
      keywords: wordings(
        'Words people search for',
        'For search engines; visitors do not see them.',
      ),
    },
  ),
  reviewed: parts.reviewed,
  questionsHeading: parts.headingOf('the questions'),
  questionsImage: noneOrOne(
    scene,
    'Picture beside the questions',
    'One without a background looks best.',
  ),
  questions: parts.questions,
  contactHeading: noneOrOne(
    parts.heading,
    'Heading above the contact details',
    'Phone, email and address below it are in the form Name and contact of the group.',
  ),
  closing: parts.closingCall,
})

export type ServicePage = v.InferOutput<typeof servicePageSchema>
export type Treatment = v.InferOutput<typeof treatment>
export type TreatmentOption = v.InferOutput<typeof option>
