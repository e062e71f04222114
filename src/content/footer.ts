import * as v from 'valibot'
import { asked, fieldset, listOf, webAddress, wording } from './fields.ts'
import { link } from './page-parts.ts'

const linkGroup = v.strictObject({
  title: wording('Heading of the column', 'One to three words, for example For patients.'),
  links: listOf(link, 'Links in the column', 'From top to bottom.'),
})

export const footerSchema = v.strictObject({
  skyline: fieldset(
    'Skyline of the practices',
    'Its windows light up while a practice is open. Which building stands for a practice is chosen in the form of the practice.',
    { line: wording('Words above it', 'For example The lights are on when we are in.') },
  ),
  about: wording('Words below the name', 'Two or three short sentences about the group.'),
  quickLinks: asked(linkGroup, 'First column of links', 'The main parts of the website.'),
  patientLinks: asked(linkGroup, 'Second column of links', 'Treatments and help.'),
  legalLinks: asked(linkGroup, 'Third column of links', 'Policies and NHS information.'),
  locationsTitle: wording('Heading above the practices', 'For example Our practices.'),
  contactTitle: wording('Heading above phone and email', 'For example Contact.'),
  hoursTitle: wording('Heading above the hours', 'For example Opening hours.'),
  socialTitle: wording('Heading above Facebook and the like', 'For example Follow us.'),
  booking: asked(link, 'Button for booking', 'For example Book an appointment.'),
  regulatorTitle: wording(
    'Heading above the regulators',
    'The lines below it come from the form Name and contact of the group.',
  ),
  lastUpdatedLabel: wording(
    'Words before the date of the last change',
    'For example Website last updated.',
  ),
  copyright: wording(
    'Words after the copyright sign',
    'The name of the group stands before them. For example All rights reserved.',
  ),
  countryData: fieldset(
    'Source of the country list',
    'The service that tells where visitors are from asks to be named. Leave it as it is.',
    {
      label: wording('Words of the link', 'As the service asks for them.'),
      url: asked(webAddress, 'Its web address', 'Begins with https://.'),
    },
  ),
})

export type Footer = v.InferOutput<typeof footerSchema>
