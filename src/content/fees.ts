import * as v from 'valibot'
import { bandNames } from './charges.ts'
import { asked, fieldset, fieldsets, oneOf, sample, wording, wordings } from './fields.ts'
import * as parts from './page-parts.ts'

export const feesSchema = v.strictObject({
  hero: asked(v.omit(parts.hero, ['image']), ...parts.topOfPage),
  atAGlance: fieldsets(
    'Figures at the top',
    'Three or four prices that most people look for. The figures come from the lists of prices.',
    {
      label: wording('What it is for', 'A few words, for example NHS check-up.'),
      cost: asked(parts.cost, 'What it costs', 'An NHS charge or a private price.'),
      to: asked(parts.linkTarget, 'Part of the page it leads to', 'For example #nhs.'),
    },
  ),
  private: fieldset('Private prices', 'The prices themselves stand in the form Prices.', {
    ...parts.heading.entries,
    byEstimate: fieldset('Treatments without a fixed price', 'Below the tables.', {
      title: wording('Heading', 'For example Priced for you, in writing.'),
      text: wording('Why there is no price', 'And when the patient gets one.'),
      treatments: wordings('Which treatments', 'A few words each, for example Root canal.'),
    }),
  }),
  nhs: fieldset('NHS charges', 'The charges themselves stand in the form NHS charges.', {
    ...parts.heading.entries,
    examplesTitle: wording('Heading above the examples', 'For example What you would pay.'),
    examples: fieldsets(
      'Worked examples',
      'The figures come from the NHS charges, so they are never out of step with them.',
      {
        title: wording('What somebody needs', 'For example A check-up and three fillings.'),
        charges: fieldsets('Which charges they pay', 'Nearly always one. None if it is free.', {
          band: asked(
            oneOf(bandNames, 'an NHS charge'),
            'NHS charge',
            'The highest that the course of treatment needs.',
          ),
        }),
        why: wording(
          'Why they pay this',
          'One or two sentences, for example One charge, not three.',
        ),
      },
    ),
    nothingLabel: wording('Where nothing is paid', 'In place of the figure, for example Nothing.'),
    link: parts.link,
  }),
  freeCare: fieldset('Who does not pay', 'The list itself stands in the form NHS charges.', {
    ...parts.heading.entries,
    link: parts.link,
  }),
  terms: fieldset('Notice, ways to pay, plans', 'How paying works with you.', {
    ...parts.heading.entries,
    list: fieldsets(
      'Subjects',
      'One card each. On instalments say only how your bills are paid as the work is done: an offer of credit needs the permission of the Financial Conduct Authority and wording of its own.',
      {
        title: wording('Heading', 'For example Ways to pay.'),
        points: wordings('What to know', 'One or two sentences each.'),
        sample,
      },
    ),
  }),
  sampleNote: parts.sampleNoteOn('prices and terms'),
  closing: parts.closingCall,
})

export type Fees = v.InferOutput<typeof feesSchema>
