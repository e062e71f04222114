import * as v from 'valibot'
import { optionalWording, sample, wording } from './fields.ts'

export const legalPageNames = [
  'accessibility',
  'complaints',
  'privacy-policy',
  'terms-of-service',
] as const

export type LegalPageName = (typeof legalPageNames)[number]

/** The lines between the dashes at the top of a file in content/pages/. Its title and description for search engines stand in content/page-titles.yaml. */
export const legalPageSchema = v.strictObject({
  title: wording('Title', 'The largest words on the page, for example Privacy Policy.'),
  intro: wording('Words below the title', 'One or two sentences on what the page says.'),
  lastUpdated: optionalWording(
    'When the text last changed',
    'As it is printed, for example January 2025. May stay empty.',
  ),
  backLabel: wording('Link back', 'At the top of the page, for example Back.'),
  sample,
})

export type LegalPage = v.InferOutput<typeof legalPageSchema>
