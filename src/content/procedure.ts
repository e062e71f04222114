import { wording, wordings } from './fields.ts'

/** A treatment at a glance: for visitors before, during and after it; for search engines all of it. */
export const procedureEntries = {
  name: wording('Name of the treatment', 'Heads the part In short, for example Teeth whitening.'),
  bodyLocation: wording('Part of the body', 'For search engines, for example Teeth and gums.'),
  preparation: wording('Before the treatment', 'What the patient does or brings.'),
  howPerformed: wording('During the treatment', 'What happens, in one or two sentences.'),
  followup: wording('After the treatment', 'What comes next, in one or two sentences.'),
  keywords: wordings('Words people search for', 'For search engines; visitors do not see them.'),
}

/** What the editor calls it. */
export const inShort = [
  'The treatment at a glance',
  'Before, during and afterwards: shown on the page and told to search engines.',
] as const
