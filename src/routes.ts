/** The routes table of SPEC §2. */
export const specifiedPages = [
  { path: '/', name: 'Home' },
  { path: '/privacy-policy', name: 'Privacy Policy' },
  { path: '/terms-of-service', name: 'Terms of Service' },
  { path: '/nhs-information', name: 'NHS Information' },
  { path: '/accessibility', name: 'Accessibility Statement' },
  { path: '/complaints', name: 'Complaints Procedure' },
  { path: '/services/general-dentistry', name: 'General Dentistry' },
  { path: '/services/cosmetic-dentistry', name: 'Cosmetic Dentistry' },
  { path: '/services/dental-implants', name: 'Dental Implants' },
  { path: '/services/teeth-whitening', name: 'Teeth Whitening' },
  { path: '/locations/bradford-dentist', name: 'Bradford Dentist' },
  { path: '/locations/nhs-bradford-dentist' },
  { path: '/locations/nhs-ripon-dentist' },
  { path: '/locations/nhs-leeds-dentist' },
  { path: '/emergency-dentist', name: 'Emergency Dentist' },
  { path: '/network-of-clinics' },
  { path: '/blog' },
  { path: '/share-your-story' },
  // The same screen under a short address: each keeps its own canonical (SPEC §2), search engines are
  // told of the long one.
  { path: '/share', isInSitemap: false },
] as const satisfies readonly Page[]

export type Page = {
  /** Without a trailing slash. */
  path: `/${string}`
  /** Fixed breadcrumb name; other segments are title-cased from their words. */
  name?: string
  isInSitemap?: false
}

export type PagePath = (typeof specifiedPages)[number]['path']

/** Built like a page, served with status 404 for any other path. */
export const notFoundPath = '/404'
