import * as v from 'valibot'
import { address } from './blocks.ts'
import {
  asked,
  email,
  fieldset,
  image,
  nameOf,
  optionalWording,
  phone,
  plainText,
  reviewsOnGoogle,
  sample,
  starsOnGoogle,
  webAddress,
  wording,
  wordings,
} from './fields.ts'
import type { ExceptionalDay, WeekHours } from './opening-hours.ts'

const geoAdvice = 'write degrees with a point, in Britain, like 53.8 and -1.5492'

export const practiceSchema = v.strictObject({
  tradeName: wording('Name over the door', 'For example Woolgate Dental Practice.'),
  town: wording('Town it is known by', 'Printed on buttons, for example Call Ripon.'),
  address: asked(address, 'Postal address', 'As on a letter. Maps and directions use it.'),
  geo: fieldset(
    'Where the door is on the map',
    'For search engines and maps. To find the numbers, press the door in Google Maps with the right mouse button.',
    {
      latitude: asked(
        v.pipe(v.number(geoAdvice), v.minValue(49, geoAdvice), v.maxValue(61, geoAdvice)),
        'Degrees north',
        'The first of the two numbers that Google Maps shows for the door, for example 53.7928.',
      ),
      longitude: asked(
        v.pipe(v.number(geoAdvice), v.minValue(-9, geoAdvice), v.maxValue(2, geoAdvice)),
        'Degrees east',
        'The second of the two numbers, for example -1.7515. The minus sign belongs to it.',
      ),
    },
  ),
  phone: asked(
    phone,
    'Phone',
    'Every page that shows this number or calls it follows when you change it here.',
  ),
  email: asked(email, 'Email', 'For patients. Every page that shows it follows.'),
  website: asked(
    webAddress,
    'The practice’s own website',
    'Its address from https:// on. Opened by Visit site on the home page.',
  ),
  portalUrl: asked(
    webAddress,
    'Booking site for patients',
    'The address of the patient portal, from https:// on. Patients register and book there.',
  ),
  placeId: asked(
    plainText,
    'Google’s name for the practice',
    'The Place ID: a row of letters and digits that begins with ChIJ. The button Write review needs it; search for Place ID Finder to look it up.',
  ),
  exterior: asked(
    image,
    'Picture from outside',
    'Shown with the booking button and on the NHS pages.',
  ),
  interior: asked(image, 'Picture from inside', 'Shown with the contact details.'),
  landmark: asked(
    v.optional(nameOf('landmark', 'a landmark'), 'terrace'),
    'Landmark in the skyline',
    'The building that stands for the practice above the foot of every page. The terrace suits a town without one of its own.',
  ),
  careOffered: asked(
    v.picklist(['NHS', 'private', 'NHS and private'], 'write NHS, private or NHS and private'),
    'Care it offers',
    'Printed at the foot of every page; the General Dental Council asks for it.',
  ),
  acceptingNhs: asked(
    v.boolean('write true or false'),
    'Takes new NHS patients',
    'Take the tick away as soon as the list is full. The home page and the NHS pages follow.',
  ),
  nhsNote: optionalWording(
    'What to add about NHS places',
    'For example that some treatments have a waiting list. Leave it empty if there is nothing to add.',
  ),
  nhsFeatures: wordings(
    'Points on NHS care',
    'In the NHS part of the home page, for example New NHS patients welcome.',
  ),
  bookingFeatures: wordings(
    'Points beside the booking button',
    'A few words each, for example Step-free entrance.',
  ),
  rating: starsOnGoogle,
  reviewCount: reviewsOnGoogle,
  structuredData: fieldset('For search engines only', 'Visitors do not see this.', {
    services: wordings('Care to be found for', 'For example General dentistry.'),
    priceRange: v.literal('££', 'write ££'),
  }),
  travel: wording(
    'How to get there',
    'Walking, buses, parking and Blue Badge bays, in a few sentences.',
  ),
  sample,
})

/** A practice as the site shows it, with its hours from content/opening-hours.yaml. */
export type Practice = v.InferOutput<typeof practiceSchema> & {
  hours: WeekHours
  exceptionalDays: ExceptionalDay[]
}
