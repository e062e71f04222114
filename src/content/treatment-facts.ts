import * as v from 'valibot'
import { wording } from './fields.ts'

/** Times and phrases that several pages use; a text names one as `{{treatmentFacts.cleaningTime}}`. */
export const treatmentFactsSchema = v.strictObject({
  cleaningTime: wording('How long a cleaning takes', 'For example 30 to 60 minutes.'),
  fillingTime: wording('How long a filling takes', 'For example 30 to 90 minutes.'),
  numbnessTime: wording('When numbness wears off', 'For example 1 to 3 hours.'),
  implantHealing: wording('How long an implant heals', 'For example 3 to 6 months.'),
  afterExamination: wording(
    'Instead of a price',
    'Where it depends on the patient, for example Written estimate after an assessment.',
  ),
  privateAfterExamination: wording(
    'Instead of a private price',
    'Where an NHS charge stands beside it. Begins with Private:',
  ),
  whiteningAverageChange: wording('Whitening: average change', 'For example 6 shades.'),
  whiteningTypicalChange: wording('Whitening: usual change', 'For example 3-8 shades.'),
  whiteningLasts: wording('Whitening: how long it lasts', 'For example 1-3 years.'),
})
