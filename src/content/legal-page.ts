import * as v from 'valibot'
import * as field from './fields.ts'

export const legalPageNames = [
  'accessibility',
  'complaints',
  'privacy-policy',
  'terms-of-service',
] as const

export type LegalPageName = (typeof legalPageNames)[number]

/** The lines between the dashes at the top of a file in content/pages/. Its title and description for search engines stand in content/page-titles.yaml. */
export const legalPageSchema = v.strictObject({
  title: field.wording('Title', 'The largest words on the page, for example Privacy Policy.'),
  intro: field.wording('Words below the title', 'One or two sentences on what the page says.'),
  lastUpdated: field.optionalWording(
    'When the text last changed',
    'As it is printed, for example January 2025. May stay empty.',
  ),
  backLabel: field.wording('Link back', 'At the top of the page, for example Back.'),
  sample: field.sample,
})

export type LegalPage = v.InferOutput<typeof legalPageSchema>
