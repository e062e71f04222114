import * as v from 'valibot'
import * as field from './fields.ts'

const hoursLine = v.strictObject({ days: field.text, hours: field.text })

export const groupSchema = v.strictObject({
  name: field.text,
  /** Shown in the header where a logo would stand. */
  logoText: field.text,
  tagline: field.text,
  /** Describes the group to search engines where a page has no description of its own. */
  description: field.text,
  siteUrl: v.pipe(
    field.webAddress,
    v.check((url) => !url.endsWith('/'), 'write the site address without a slash at the end'),
  ),
  topBar: v.strictObject({ hours: field.text, welcome: field.text }),
  bookingPrompt: v.strictObject({
    text: field.text,
    label: field.text,
    /** In the phone menu. */
    mobileLabel: field.text,
  }),
  socialLinks: field.listOf(v.strictObject({ network: field.text, url: field.webAddress })),
  reviewsSearchUrl: field.webAddress,

  /** Contact for the group as a whole, quoted by the legal pages. */
  email: field.email,
  phone: field.phone,
  dataProtectionOfficer: v.strictObject({
    name: field.text,
    role: field.text,
    email: field.email,
    sample: field.sample,
  }),
  /** Contact on the service pages and the Bradford page (SPEC §9). */
  placeholderContact: v.strictObject({
    phone: field.phone,
    email: field.email,
    address: v.strictObject({
      street: field.text,
      locality: field.text,
      region: field.text,
      postcode: field.postcode,
    }),
    sample: field.sample,
  }),
  companyDetails: v.strictObject({
    legalName: field.text,
    companyNumber: field.text,
    registeredOffice: field.text,
    sample: field.sample,
  }),

  /** Hours of general and legal pages; a practice's own hours stand in content/practices.ts. */
  generalHours: field.text,
  accessibilityLineHours: field.text,
  footerHours: field.listOf(hoursLine),

  /** GDC: a practice website shows when it was last updated. */
  lastUpdated: field.isoDate,
  /** GDC: a practice website shows how to reach the regulator. */
  regulators: v.strictObject({
    gdc: v.strictObject({
      name: field.text,
      line: field.text,
      address: field.text,
      website: field.webAddress,
      phone: field.phone,
    }),
    cqc: v.strictObject({ name: field.text, line: field.text, website: field.webAddress }),
  }),
  /** Hosts that the browser may look up early; nothing is loaded from them. */
  analyticsHosts: field.listOf(field.webAddress),
  sample: field.sample,
})

export type Group = v.InferInput<typeof groupSchema>
