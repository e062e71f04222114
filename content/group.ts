import type { Group } from './model/group.ts'
import { withPrintedPhones } from './model/uk-phone.ts'

/**
 * The group as a whole: name, site address, central contact, general hours, regulators.
 * The header, the footer, the legal pages and the search-engine records read it. What belongs
 * to one practice stands in practices.ts.
 *
 * Everything marked `sample` is invented and must be replaced before launch.
 */
export const group = withPrintedPhones({
  name: 'Three Ridings Dental',
  logoText: 'Three Ridings Dental',
  tagline: 'Modern, gentle dentistry in Bradford, Ripon and Leeds',
  description:
    'NHS and private dentistry in Bradford, Ripon and Leeds: check-ups, fillings, hygiene, implants, Invisalign and emergency care, with time for nervous patients and families.',
  siteUrl: 'https://www.threeridings-dental.example',
  topBar: { hours: 'Mon-Fri: 9-5', welcome: 'NHS & Private Patients Welcome' },
  bookingPrompt: {
    text: 'Ready to smile? Book your appointment',
    label: 'Book Now',
    mobileLabel: 'Book Appointment',
  },
  socialLinks: [
    { network: 'Facebook', url: 'https://facebook.example/three-ridings-dental' },
    { network: 'Instagram', url: 'https://instagram.example/three-ridings-dental' },
    { network: 'YouTube', url: 'https://youtube.example/three-ridings-dental' },
    { network: 'LinkedIn', url: 'https://linkedin.example/three-ridings-dental' },
  ],
  reviewsSearchUrl: 'https://www.google.com/search?q=Three+Ridings+Dental+reviews',

  email: 'hello@threeridings-dental.example',
  phone: '01632 960400',
  dataProtectionOfficer: {
    name: 'Alison Birtwhistle',
    role: 'Data Protection Officer',
    email: 'dpo@threeridings-dental.example',
    sample: true,
  },
  placeholderContact: {
    phone: '01632 960000',
    email: 'appointments@threeridings-dental.example',
    address: {
      street: '1 Sample Street',
      locality: 'Bradford',
      region: 'West Yorkshire',
      postcode: 'BD1 0ZZ',
    },
    sample: true,
  },
  companyDetails: {
    legalName: 'Three Ridings Dental Ltd',
    companyNumber: 'Sample 00000000',
    registeredOffice: 'Sample House, 2 Sample Street, Bradford, BD1 0ZZ',
    sample: true,
  },

  generalHours: 'Monday to Friday 9:00-17:00, Saturday 9:00-13:00, Sunday closed',
  accessibilityLineHours: 'Monday to Friday 9:00-17:00',
  footerHours: [
    { days: 'Mon-Fri', hours: '9:00-17:00' },
    { days: 'Saturday', hours: 'Variable, please call' },
    { days: 'Sunday', hours: 'Closed' },
  ],

  lastUpdated: '2026-11-15',
  regulators: {
    gdc: {
      name: 'General Dental Council',
      line: 'Our dentists, therapists, hygienists and dental nurses are registered with the General Dental Council.',
      address: '37 Wimpole Street, London, W1G 8DQ',
      website: 'https://www.gdc-uk.org',
      phone: '020 7167 6000',
    },
    cqc: {
      name: 'Care Quality Commission',
      line: 'Our practices are regulated by the Care Quality Commission.',
      website: 'https://www.cqc.org.uk',
    },
  },
  analyticsHosts: ['https://www.googletagmanager.com', 'https://www.google-analytics.com'],
  sample: true,
} as const satisfies Group)
