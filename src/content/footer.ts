import * as v from 'valibot'
import { link, linkTarget, practiceSlug } from './blocks.ts'
import * as field from './fields.ts'

const linkGroup = v.strictObject({
  title: field.wording('Heading of the column', 'One to three words, for example For patients.'),
  links: field.listOf(link, 'Links in the column', 'From top to bottom.'),
})

export const footerSchema = v.strictObject({
  /** The three practices side by side; their windows are drawn in src/styles/skyline-windows.svg. */
  skyline: field.fieldset(
    'Drawing of the three practices',
    'Its windows light up while a practice is open. Leave the picture as it is: the windows are drawn for it.',
    {
      line: field.wording('Words on the drawing', 'For example The lights are on when we are in.'),
      image: field.image,
    },
  ),
  about: field.wording('Words below the name', 'Two or three short sentences about the group.'),
  quickLinks: field.asked(linkGroup, 'First column of links', 'The main parts of the website.'),
  patientLinks: field.asked(linkGroup, 'Second column of links', 'Treatments and help.'),
  legalLinks: field.asked(linkGroup, 'Third column of links', 'Policies and NHS information.'),
  locationsTitle: field.wording('Heading above the practices', 'For example Our practices.'),
  locationPages: field.fieldsets(
    'Page of each practice',
    'What opens when somebody presses the name of a practice.',
    { practice: practiceSlug, to: linkTarget },
  ),
  contactTitle: field.wording('Heading above phone and email', 'For example Contact.'),
  hoursTitle: field.wording('Heading above the hours', 'For example Opening hours.'),
  socialTitle: field.wording('Heading above Facebook and the like', 'For example Follow us.'),
  booking: field.asked(link, 'Button for booking', 'For example Book an appointment.'),
  regulatorTitle: field.wording(
    'Heading above the regulators',
    'The lines below it come from the form Name and contact of the group.',
  ),
  lastUpdatedLabel: field.wording(
    'Words before the date of the last change',
    'For example Website last updated.',
  ),
  copyright: field.wording(
    'Words after the copyright sign',
    'The name of the group stands before them. For example All rights reserved.',
  ),
  countryData: field.fieldset(
    'Source of the country list',
    'The service that tells where visitors are from asks to be named. Leave it as it is.',
    {
      label: field.wording('Words of the link', 'As the service asks for them.'),
      url: field.asked(field.webAddress, 'Its web address', 'Begins with https://.'),
    },
  ),
})

export type Footer = v.InferOutput<typeof footerSchema>
