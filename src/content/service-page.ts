import * as v from 'valibot'
import { asked, fieldset, listOf, scene, wording, wordings } from './fields.ts'
import * as parts from './page-parts.ts'
import { pageTitles } from './page-titles.ts'
import { inShort, procedureEntries } from './procedure.ts'

const serviceCard = v.strictObject({
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

export const servicePageSchema = v.strictObject({
  titles: pageTitles,
  hero: asked(parts.hero, ...parts.topOfPage),
  servicesHeading: parts.headingOf('the treatments'),
  services: listOf(
    serviceCard,
    'Treatments',
    'One card for each, with what it is, how long it takes and what it costs.',
  ),
  stats: listOf(parts.stat, 'Figures in large print', 'Three or four, each with a few words.'),
  expectHeading: parts.headingOf('what to expect'),
  expectImage: asked(
    scene,
    'Picture beside what to expect',
    'A room or a thing the visitor will see; wider than tall.',
  ),
  steps: listOf(
    parts.step,
    'What to expect, step by step',
    'From the first talk to the check afterwards.',
  ),
  goodToKnow: fieldset(
    'Good to know beforehand',
    'Limits, risks and alternatives. Ask a dentist before you change it.',
    {
      title: wording('Heading', 'For example Good to know.'),
      points: wordings('What to know before deciding', 'One or two sentences each.'),
      image: asked(scene, 'Picture beside it', 'One without a background looks best.'),
    },
  ),
  questionsHeading: parts.headingOf('the questions'),
  questions: parts.questions,
  contactHeading: asked(
    parts.heading,
    'Heading above the contact details',
    'Phone, email and address below it are in the form Name and contact of the group.',
  ),
  closing: parts.closingCall,
  /** For search engines: schema.org MedicalProcedure, or SurgicalProcedure where there is surgery. */
  procedure: fieldset(...inShort, {
    type: asked(
      v.picklist(
        ['MedicalProcedure', 'SurgicalProcedure'],
        'write MedicalProcedure or SurgicalProcedure',
      ),
      'Kind of treatment',
      'For search engines. Choose the surgical one where there is surgery, such as implants.',
    ),
    ...procedureEntries,
  }),
})

export type ServicePage = v.InferOutput<typeof servicePageSchema>
export type ServicePageCard = v.InferOutput<typeof serviceCard>
