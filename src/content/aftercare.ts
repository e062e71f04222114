import * as v from 'valibot'
import {
  asked,
  count,
  fieldset,
  fieldsets,
  isoDate,
  nameOf,
  sample,
  wording,
  wordings,
} from './fields.ts'
import type { ListedPage } from './listed-page.ts'
import * as parts from './page-parts.ts'
import { pageTitles } from './page-titles.ts'

const clinical = 'Ask a dentist before you change it, and write the day of that below.'

/** The lines between the dashes at the top of a sheet in content/aftercare/; its name is its address. */
export const aftercareSheetSchema = v.strictObject({
  title: wording('Title', 'The largest words on the page, for example After an extraction.'),
  treatment: wording(
    'Treatment',
    'In lists and in the trail above the page, for example Extraction.',
  ),
  order: count('Place among the sheets', 'The one with 1 comes first.'),
  icon: parts.iconName,
  intro: wording('Words below the title', 'What matters most, in one or two sentences.'),
  services: fieldsets('Pages it is linked from', 'The page of the treatment, or several.', {
    page: asked(
      parts.linkTarget,
      'Page of a service',
      'For example /services/general-dentistry. The link stands below what comes after the treatment.',
    ),
  }),
  call: wordings('When to call the practice', `Signs, a few words each. ${clinical}`),
  call999: wordings(
    'When to call 999',
    `Signs of danger to life; the heading above them begins the sentence. ${clinical}`,
  ),
  lastReviewed: asked(
    isoDate,
    'Day a clinician last read it',
    'Printed on the sheet, and told to search engines.',
  ),
  reviewer: asked(
    nameOf('teamMember', 'one of the team'),
    'Read by',
    'One of the people in the form Team: a dentist, therapist or hygienist.',
  ),
  titles: pageTitles,
  sample,
})

export type AftercareSheet = v.InferOutput<typeof aftercareSheetSchema>

export const aftercarePath = ({ name }: { name: string }) => `/aftercare/${name}` as const

/** What the pages of the sheets share, and the list of them. */
export const aftercareSchema = v.strictObject({
  hero: asked(v.omit(parts.hero, ['image', 'actions']), ...parts.topOfPage),
  listTitle: wording('Heading above the list of sheets', 'For example Choose your treatment.'),
  callTitle: wording('Heading above when to call you', 'For example Call us the same day if.'),
  callText: wording('Words below it', 'That the number is the same at night.'),
  callLink: parts.link,
  danger: fieldset('When life may be in danger', 'Heads the red box on every sheet.', {
    title: wording('Heading', 'For example Call 999 or go to A&E now if you have.'),
    text: wording('Words below the heading', 'One sentence.'),
    callLabel: wording('Button that calls 999', 'For example Call 999.'),
  }),
  reviewedLabel: wording('Words before the day of the last check', 'For example Last checked.'),
  moreTitle: wording('Heading above the other sheets', 'For example Other sheets.'),
  linkTitle: wording('Heading above the links of other pages', 'For example Aftercare sheets.'),
  sampleNote: parts.sampleNoteOn('sheets'),
})

export type Aftercare = v.InferOutput<typeof aftercareSchema>

export const aftercarePages = (sheet: AftercareSheet & { name: string }): ListedPage[] => [
  {
    path: aftercarePath(sheet),
    name: sheet.treatment,
    titles: sheet.titles,
    lastChange: sheet.lastReviewed,
  },
]
