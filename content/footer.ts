import type { Footer } from './model/footer.ts'

/**
 * The words of the footer. Its ratings come from ratings.ts; hours, social links, regulators and
 * the date of the last update from group.ts; addresses and phone numbers from practices.ts.
 */
export const footer = {
  about:
    'NHS and private dentistry for Bradford, Ripon and Leeds. If you are in pain, call; if you are not sure, call as well.',
  /** SPEC §2 */
  quickLinks: {
    title: 'Quick links',
    links: [
      { label: 'Home', to: '/#home' },
      { label: 'About Us', to: '/#about' },
      { label: 'Services', to: '/#services' },
      { label: 'Our Team', to: '/#team' },
      { label: 'Before & After', to: '/#transformations' },
      { label: 'Our Network', to: '/network-of-clinics' },
    ],
  },
  patientLinks: {
    title: 'For patients',
    links: [
      { label: 'Emergency Dentist', to: '/emergency-dentist' },
      { label: 'General Dentistry', to: '/services/general-dentistry' },
      { label: 'Cosmetic Dentistry', to: '/services/cosmetic-dentistry' },
      { label: 'Dental Implants', to: '/services/dental-implants' },
      { label: 'Teeth Whitening', to: '/services/teeth-whitening' },
      { label: 'Share Your Story', to: '/share-your-story' },
    ],
  },
  legalLinks: {
    title: 'Policies and NHS',
    links: [
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Terms of Service', to: '/terms-of-service' },
      { label: 'NHS Information', to: '/nhs-information' },
      { label: 'Accessibility Statement', to: '/accessibility' },
      { label: 'Complaints Procedure', to: '/complaints' },
    ],
  },
  locationsTitle: 'Our practices',
  locationPages: [
    { practice: 'bradford', to: '/locations/bradford-dentist' },
    { practice: 'ripon', to: '/locations/nhs-ripon-dentist' },
    { practice: 'leeds', to: '/locations/nhs-leeds-dentist' },
  ],
  contactTitle: 'Contact',
  hoursTitle: 'Opening hours',
  socialTitle: 'Follow us',
  booking: { label: 'Book Free Consultation', to: '/#booking' },
  regulatorTitle: 'Who regulates us',
  lastUpdatedLabel: 'Website last updated',
  copyright: 'All rights reserved.',
  /** The licence of the country data wants its source named wherever it is used. */
  countryData: { label: 'IP Geolocation by DB-IP', url: 'https://db-ip.com' },
} as const satisfies Footer
