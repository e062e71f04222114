import * as v from 'valibot'
import {
  asked,
  count,
  email,
  fieldset,
  image,
  nameOf,
  noneOrOne,
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
import type { ListedPage } from './listed-page.ts'
import {
  type NhsPage,
  nhsPageSchema,
  type PracticePage,
  practicePageSchema,
} from './location-page.ts'
import { offersOf } from './offers.ts'
import { closuresOf, type ExceptionalDay, weekSchema } from './opening-hours.ts'
import { address } from './page-parts.ts'
import { practiceWaits } from './waits.ts'

const geoAdvice = 'write degrees with a point, in Britain, like 53.8 and -1.5492'

/** Words that follow the tick at "Takes new NHS patients", so that none of them has to be changed with it. */
const byNhsList = <T extends v.GenericSchema>(
  words: (label: string, help: string) => T,
  label: string,
  help: string,
) =>
  fieldset(label, help, {
    whenOpen: words('While there are NHS places', 'Shown while the practice takes NHS patients.'),
    whenFull: words('While the NHS list is full', 'Shown while it takes no new NHS patients.'),
  })

export const practiceSchema = v.strictObject({
  order: count('Place in the row of practices', 'The practice with 1 comes first everywhere.'),
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
  hours: asked(weekSchema, 'Usual week', 'Every page and search engines follow.'),
  closures: closuresOf(
    'Days with other hours, here only',
    'A training day, a week of building work: they replace the usual hours. Bank holidays have a form of their own.',
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
  waits: practiceWaits,
  nhsNote: optionalWording(
    'What to add about NHS places',
    'For example that some treatments have a waiting list. Leave it empty if there is nothing to add.',
  ),
  nhsFeatures: byNhsList(
    wordings,
    'Points on NHS care',
    'In the NHS part of the home page, for example New NHS patients welcome.',
  ),
  access: fieldset('Getting in and about', 'In the accessibility statement. A few words each.', {
    entrance: wording('The way in', 'For example Step-free.'),
    surgery: wording('Surgery without stairs', 'For example Yes, ground floor.'),
    toilet: wording('Accessible toilet', 'For example Yes, narrow turning space.'),
    parking: wording('Nearest parking', 'For example Blue Badge bays outside.'),
    hearingLoop: wording('Hearing loop at reception', 'For example Yes, portable.'),
    assistanceDogs: wording('Dogs that assist', 'For example Welcome.'),
    note: wording('What else to know', 'Where you fall short, and what you do about it.'),
  }),
  choosing: fieldset(
    'What people choose a practice by',
    'On the page Which practice suits me, beside access, parking and NHS places.',
    {
      lateTravel: wording(
        'Getting home after the last appointment',
        'The last useful bus or train, for example Buses until about 23:00.',
      ),
      languages: wordings(
        'Languages at the desk',
        'For example English. What the people in the form Team speak is added by itself.',
      ),
      offers: offersOf(
        'What is offered here',
        'Tick it if a patient can have it at this practice, whoever does it.',
      ),
    },
  ),
  integratedCareBoard: wording(
    'NHS board that pays for care here',
    'The integrated care board: patients can complain to it. For example NHS West Yorkshire ICB.',
  ),
  registerNote: byNhsList(
    wording,
    'What to know before registering',
    'On the page NHS information. One or two sentences.',
  ),
  emergencyNote: wording(
    'Good to know before coming in an emergency',
    'On the emergency page. One line, for example Parking behind the building.',
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
  page: noneOrOne(
    practicePageSchema,
    'Page of the practice',
    'About the practice as a whole, NHS and private.',
  ),
  nhsPage: noneOrOne(
    nhsPageSchema,
    'NHS page of the practice',
    'For those who look for an NHS dentist in this town. It has words for a list with places and for a full one.',
  ),
  sample,
})

/** About the practice, and about its NHS care; a practice may have both, one or none. */
export const practicePages = ({
  page,
  nhsPage,
  exterior,
  acceptingNhs,
}: v.InferOutput<typeof practiceSchema>): ListedPage[] => [
  ...page.map(({ address, titles }) => ({ path: address, titles, art: exterior.src })),
  ...nhsPage.map(({ address, ...words }) => ({
    path: address,
    titles: words[nhsListOf({ acceptingNhs })].titles,
    art: exterior.src,
  })),
]

/** A practice as the site shows it. */
export type Practice = Omit<
  v.InferOutput<typeof practiceSchema>,
  'closures' | 'page' | 'nhsPage' | 'nhsFeatures' | 'registerNote'
> & {
  /** The name of its file, by which other files name it. */
  slug: string
  exceptionalDays: ExceptionalDay[]
  page: PracticePage | undefined
  nhsPage: NhsPage | undefined
  /** As the NHS list is. */
  nhsFeatures: string[]
  registerNote: string
  /** The page of this site that says most about it. */
  path: string
}

/** Which of two wordings holds. */
export const nhsListOf = ({ acceptingNhs }: Pick<Practice, 'acceptingNhs'>) =>
  acceptingNhs ? 'whenOpen' : 'whenFull'
