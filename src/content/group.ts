import * as v from 'valibot'
import {
  asked,
  email,
  fieldset,
  fieldsets,
  isoDate,
  listOf,
  phone,
  sample,
  text,
  webAddress,
  wording,
} from './fields.ts'
import type { OpeningHours } from './opening-hours.ts'
import { address } from './page-parts.ts'

export const groupSchema = v.strictObject({
  name: wording('Name of the group', 'In full, as it stands at the foot of every page.'),
  shortName: asked(
    v.pipe(text, v.maxLength(12, 'keep it within 12 characters')),
    'Name below the icon',
    'At most 12 letters. Stands below the icon when somebody saves the website on their phone.',
  ),
  logoText: wording(
    'Name at the top of every page',
    'Shown beside the small sign, where a logo would stand.',
  ),
  siteUrl: asked(
    v.pipe(
      webAddress,
      v.check((url) => !url.endsWith('/'), 'write the site address without a slash at the end'),
    ),
    'Address of this website',
    'Begins with https:// and has no slash at the end. Change it only when the website moves.',
  ),
  topBar: fieldset(
    'Thin bar at the very top',
    'The hours beside the words are in the form Opening hours and bank holidays.',
    {
      welcome: wording(
        'Words of welcome',
        'A few words, for example NHS & private patients welcome.',
      ),
    },
  ),
  bookingPrompt: fieldset('Booking button in the menu', 'Stands at the top of every page.', {
    text: wording('Words before the button', 'For example Book your appointment.'),
    label: wording('Button on a computer', 'For example Book now.'),
    mobileLabel: wording('Button in the menu on a phone', 'For example Book appointment.'),
  }),
  socialLinks: fieldsets('Facebook and the like', 'Shown at the foot of every page.', {
    network: wording('Name of the network', 'For example Facebook.'),
    url: asked(webAddress, 'Your page there', 'Its address, from https:// on.'),
  }),
  reviewsSearchUrl: asked(
    webAddress,
    'Where all your reviews are',
    'The address of a Google search for your reviews, from https:// on. Two buttons on the home page open it.',
  ),

  email: asked(
    email,
    'Email',
    'Of the group as a whole. Stands at the foot of every page and in the policies.',
  ),
  phone: asked(
    phone,
    'Phone',
    'Of the group as a whole. Stands at the foot of every page and in the policies.',
  ),
  dataProtectionOfficer: fieldset(
    'Who looks after patients’ data',
    'Named in the privacy policy.',
    {
      name: wording('Name'),
      role: wording('What they are called', 'For example Data Protection Officer.'),
      email: asked(email, 'Email'),
      sampleNote: wording(
        'Note while this person is invented',
        'Shown only as long as the person is ticked as an example.',
      ),
      sample,
    },
  ),
  placeholderContact: fieldset(
    'Contact on the treatment pages',
    'Phone, email and address on the pages about treatments and on the Bradford page.',
    {
      phone: asked(phone, 'Phone'),
      email: asked(email, 'Email'),
      address: asked(address, 'Postal address', 'As on a letter.'),
      sample,
    },
  ),
  companyDetails: fieldset(
    'The company behind the practices',
    'Named in the privacy policy and, with number and office, in the terms of service.',
    {
      legalName: wording('Name of the company', 'As registered, for example with Ltd.'),
      companyNumber: wording('Number of the company', 'Eight digits, from Companies House.'),
      registeredOffice: wording(
        'Address of the registered office',
        'The whole address in one line.',
      ),
      sample,
    },
  ),

  lastUpdated: asked(
    isoDate,
    'Last time the website changed',
    'Printed at the foot of every page; the General Dental Council asks for it.',
  ),
  regulators: fieldset('Who regulates you', 'Shown at the foot of every page.', {
    gdc: fieldset('General Dental Council', 'A practice website has to say how to reach it.', {
      name: wording('Name'),
      line: wording('What it does for patients', 'One sentence.'),
      address: wording('Postal address', 'In one line.'),
      website: asked(webAddress, 'Web address', 'Begins with https://.'),
      phone: asked(phone, 'Phone'),
    }),
    cqc: fieldset('Care Quality Commission', 'It inspects the practices.', {
      name: wording('Name'),
      line: wording('What it does for patients', 'One sentence.'),
      website: asked(webAddress, 'Web address', 'Begins with https://.'),
    }),
  }),
  analyticsHosts: listOf(
    webAddress,
    'Addresses of visitor counters',
    'Technical, leave it as it is. Browsers may look these addresses up early; nothing is loaded from them.',
  ),
  sample,
})

/** The group as the site shows it, with its hours from content/opening-hours.yaml. */
export type Group = ReturnType<typeof withGroupHours>

export const withGroupHours = (
  group: v.InferOutput<typeof groupSchema>,
  hours: OpeningHours['group'],
) => ({
  ...group,
  topBar: { ...group.topBar, hours: hours.topBar },
  generalHours: hours.general,
  accessibilityLineHours: hours.accessibilityLine,
  footerHours: hours.footer,
})
