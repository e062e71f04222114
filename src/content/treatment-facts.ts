import * as v from 'valibot'
import { wording } from './fields.ts'

/** Times, phrases and sentences that several pages use; a text names one as `{{treatmentFacts.cleaningTime}}`. */
export const treatmentFactsSchema = v.strictObject({
  cleaningTime: wording('How long a hygiene visit takes', 'For example 30 to 60 minutes.'),
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
  nhsElsewhere: wording(
    'NHS treatment elsewhere',
    'What you do for a patient who goes to another NHS practice.',
  ),
  dentistPlace: wording(
    'NHS work that needs a dentist',
    'Stands with the NHS price of root canals, extractions, crowns, bridges and dentures.',
  ),
  babyTooth: wording(
    'A baby tooth that is knocked out',
    'On the emergency page and the page about children. Ask a dentist before you change it.',
  ),
  freeUnder18: wording(
    'Free NHS care for children',
    'On the page about children. The law sets the ages.',
  ),
  painkillers: wording(
    'Painkillers: safety',
    'Follows every text that says to take paracetamol or ibuprofen. Ask a dentist before you change it.',
  ),
  stopBleeding: wording(
    'Bleeding in the mouth: what to do',
    'On the emergency page and the aftercare sheets. Ask a dentist before you change it.',
  ),
  saltRinse: wording(
    'Rinsing with salt water',
    'On the aftercare sheets. Say that it is not for small children.',
  ),
  dangerBreathing: wording('Danger to life: breathing', 'Ends the sentence Call 999 if you have.'),
  dangerSwelling: wording('Danger to life: swelling', 'Ends the sentence Call 999 if you have.'),
  dangerBleeding: wording('Danger to life: bleeding', 'Ends the sentence Call 999 if you have.'),
  dangerSepsis: wording('Danger to life: sepsis', 'Ends the sentence Call 999 if you have.'),
})
