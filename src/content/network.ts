import * as v from 'valibot'
import {
  asked,
  fieldset,
  fieldsets,
  reviewsOnGoogle,
  sample,
  starsOnGoogle,
  webAddress,
  wording,
} from './fields.ts'
import * as parts from './page-parts.ts'

export const networkSchema = v.strictObject({
  hero: asked(parts.hero, ...parts.topOfPage),
  gridHeading: parts.headingOf('the clinics'),
  clinics: fieldsets('Partner clinics', 'One entry for each clinic, in the order of the page.', {
    name: wording('Name'),
    location: wording('Where it is', 'Town, region and country.'),
    website: asked(webAddress, 'Web address', 'Begins with https://.'),
    specialty: wording('What it is good at', 'A few words, for example Comprehensive care.'),
    googleRating: starsOnGoogle,
    reviewCount: reviewsOnGoogle,
    placeId: wording(
      'Google’s name for the clinic',
      'The Place ID: a row of letters and digits that begins with ChIJ. Search for Place ID Finder to look it up.',
    ),
    sample,
  }),
  sampleNote: parts.sampleNoteOn('clinics'),
  visitLabel: wording('Link to a clinic’s website', 'For example Visit website.'),
  emptyText: wording('When there are no clinics', 'One sentence, shown while the list is empty.'),
  disclaimer: fieldset('Who is responsible', 'Says that these clinics are not yours.', {
    title: wording('Heading', 'For example Independent clinics.'),
    text: wording('Words below the heading', 'What you do not answer for.'),
  }),
})

export type Network = v.InferOutput<typeof networkSchema>
