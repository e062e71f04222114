/**
 * The pages that stand whatever the data says (SPEC §2, RULINGS 20). Those of practices, services, articles and
 * policies come with their files: `pages` of the content lists all.
 */
export const fixedPages = [
  { path: '/', name: 'Home' },
  { path: '/nhs-information', name: 'NHS Information' },
  { path: '/fees', name: 'Fees' },
  { path: '/aftercare', name: 'Aftercare' },
  { path: '/emergency-dentist', name: 'Emergency Dentist' },
  { path: '/emergency-dentist/easy-read', name: 'Easy Read' },
  { path: '/which-practice', name: 'Which Practice Suits Me?' },
  { path: '/ways-to-reach-us', name: 'Other Ways to Reach Us' },
  { path: '/network-of-clinics', name: 'Network of Clinics' },
  { path: '/blog', name: 'Blog' },
  { path: '/share-your-story', name: 'Share Your Story' },
  // The same screen under a short address: each keeps its own canonical (SPEC §2), search engines are
  // told of the long one.
  { path: '/share', name: 'Share', isInSitemap: false },
] as const satisfies readonly { path: `/${string}`; name: string; isInSitemap?: false }[]

export type FixedPath = (typeof fixedPages)[number]['path']

/** Built like a page, served with status 404 for any other path. */
export const notFoundPath = '/404'
