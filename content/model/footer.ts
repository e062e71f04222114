import * as v from 'valibot'
import { link, linkTarget, practiceSlug } from './blocks.ts'
import * as field from './fields.ts'

const linkGroup = v.strictObject({ title: field.text, links: field.listOf(link) })

export const footerSchema = v.strictObject({
  about: field.text,
  quickLinks: linkGroup,
  patientLinks: linkGroup,
  legalLinks: linkGroup,
  locationsTitle: field.text,
  /** Page of each practice. */
  locationPages: field.listOf(v.strictObject({ practice: practiceSlug, to: linkTarget })),
  contactTitle: field.text,
  hoursTitle: field.text,
  socialTitle: field.text,
  booking: link,
  regulatorTitle: field.text,
  lastUpdatedLabel: field.text,
  copyright: field.text,
  countryData: v.strictObject({ label: field.text, url: field.webAddress }),
})

export type Footer = v.InferInput<typeof footerSchema>
