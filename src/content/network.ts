import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

const partnerClinic = v.strictObject({
  name: field.wording('Name'),
  location: field.wording('Where it is', 'Town, region and country.'),
  website: field.asked(field.webAddress, 'Web address', 'Begins with https://.'),
  specialty: field.wording('What it is good at', 'A few words, for example Comprehensive care.'),
  googleRating: field.starsOnGoogle,
  reviewCount: field.reviewsOnGoogle,
  placeId: field.wording(
    'Google’s name for the clinic',
    'The Place ID: a row of letters and digits that begins with ChIJ. Search for Place ID Finder to look it up.',
  ),
  sample: field.sample,
})

export const networkSchema = v.strictObject({
  hero: field.asked(block.hero, ...block.topOfPage),
  gridHeading: block.headingOf('the clinics'),
  clinics: field.listOf(
    partnerClinic,
    'Partner clinics',
    'One entry for each clinic, in the order of the page.',
  ),
  sampleNote: field.wording(
    'Note while clinics are invented',
    'Shown only as long as one of the clinics is ticked as an example.',
  ),
  visitLabel: field.wording('Link to a clinic’s website', 'For example Visit website.'),
  emptyText: field.wording(
    'When there are no clinics',
    'One sentence, shown while the list is empty.',
  ),
  disclaimer: field.fieldset('Who is responsible', 'Says that these clinics are not yours.', {
    title: field.wording('Heading', 'For example Independent clinics.'),
    text: field.wording('Words below the heading', 'What you do not answer for.'),
  }),
})

export type Network = v.InferOutput<typeof networkSchema>
export type PartnerClinic = v.InferOutput<typeof partnerClinic>
