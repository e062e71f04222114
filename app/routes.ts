import type { RouteConfig } from '@react-router/dev/routes'

/**
 * The routes table (SPEC §2). Prerendering, the sitemap, breadcrumbs, browser tests,
 * accessibility checks and screenshots all read it: a page added here is checked at once.
 */
export const pages = [
  { path: '/', screen: 'home', name: 'Home' },
  { path: '/privacy-policy', screen: 'privacy-policy', name: 'Privacy Policy', isPlain: true },
  {
    path: '/terms-of-service',
    screen: 'terms-of-service',
    name: 'Terms of Service',
    isPlain: true,
  },
  { path: '/nhs-information', screen: 'nhs-information', name: 'NHS Information', isPlain: true },
  {
    path: '/accessibility',
    screen: 'accessibility',
    name: 'Accessibility Statement',
    isPlain: true,
  },
  { path: '/complaints', screen: 'complaints', name: 'Complaints Procedure', isPlain: true },
  {
    path: '/services/general-dentistry',
    screen: 'general-dentistry',
    name: 'General Dentistry',
    isPlain: true,
  },
  {
    path: '/services/cosmetic-dentistry',
    screen: 'cosmetic-dentistry',
    name: 'Cosmetic Dentistry',
    isPlain: true,
  },
  {
    path: '/services/dental-implants',
    screen: 'dental-implants',
    name: 'Dental Implants',
    isPlain: true,
  },
  {
    path: '/services/teeth-whitening',
    screen: 'teeth-whitening',
    name: 'Teeth Whitening',
    isPlain: true,
  },
  {
    path: '/locations/bradford-dentist',
    screen: 'bradford-dentist',
    name: 'Bradford Dentist',
    isPlain: true,
  },
  { path: '/locations/nhs-bradford-dentist', screen: 'nhs-bradford-dentist', isPlain: true },
  { path: '/locations/nhs-ripon-dentist', screen: 'nhs-ripon-dentist', isPlain: true },
  { path: '/locations/nhs-leeds-dentist', screen: 'nhs-leeds-dentist', isPlain: true },
  {
    path: '/emergency-dentist',
    screen: 'emergency-dentist',
    name: 'Emergency Dentist',
    isPlain: true,
  },
  { path: '/network-of-clinics', screen: 'network-of-clinics', isPlain: true },
  { path: '/blog', screen: 'blog' },
  { path: '/share-your-story', screen: 'share-your-story' },
  // The same screen under a short address; the long one is canonical for nobody: each keeps its own (SPEC §2).
  { path: '/share', screen: 'share-your-story' },
] as const satisfies readonly Page[]

type Page = {
  /** Without a trailing slash. */
  path: `/${string}`
  /** Module below app/routes/. */
  screen: string
  /** Fixed breadcrumb name; other segments are title-cased from their words. */
  name?: string
  /** React has nothing to do there: the page arrives without it (app/entry.plain.ts). */
  isPlain?: true
}

export type PagePath = (typeof pages)[number]['path']

/** Prerendered like a page, served with status 404 for any other path. */
export const notFoundPath = '/404'

export default [
  ...pages.map(({ path, screen }) =>
    path === '/'
      ? { index: true, file: `routes/${screen}.tsx`, id: path }
      : { path: path.slice(1), file: `routes/${screen}.tsx`, id: path },
  ),
  { path: '*', file: 'routes/not-found.tsx', id: 'not-found' },
] satisfies RouteConfig
