import type { FileName } from '../src/content/files.ts'
import { specifiedPages } from '../src/routes.ts'

const everyPage = specifiedPages.map(({ path }) => path)
const services = everyPage.filter((path) => path.startsWith('/services/'))
const locations = everyPage.filter((path) => path.startsWith('/locations/'))

type Place = {
  /** What the owner calls it. */
  label: string
  /** Heading of the editor's menu. */
  section: string
  /** Pages that show it. */
  pages: readonly string[]
}

const page = (label: string, ...pages: string[]): Place => ({ label, section: 'Pages', pages })

/** Where each file stands in the editor's menu, and where its words appear. */
export const places: Record<FileName, Place> = {
  'opening-hours': {
    label: 'Opening hours and bank holidays',
    section: 'Every day',
    pages: ['/', '/emergency-dentist', '/nhs-information', ...locations],
  },
  team: { label: 'Team', section: 'Every day', pages: ['/'] },
  prices: { label: 'Prices', section: 'Every day', pages: services },
  'nhs-charges': {
    label: 'NHS charges',
    section: 'Every day',
    pages: ['/nhs-information', '/emergency-dentist', ...locations],
  },
  reviews: { label: 'Reviews', section: 'Every day', pages: ['/'] },
  questions: { label: 'Questions', section: 'Every day', pages: ['/'] },
  assistant: { label: 'Messages of the assistant', section: 'Every day', pages: everyPage },
  'practices/bradford': { label: 'Bradford', section: 'Practices', pages: everyPage },
  'practices/ripon': { label: 'Ripon', section: 'Practices', pages: everyPage },
  'practices/leeds': { label: 'Leeds', section: 'Practices', pages: everyPage },
  'pages/home/hero': { label: 'Opening', section: 'Home page', pages: ['/'] },
  'pages/home/about': { label: 'About us', section: 'Home page', pages: ['/'] },
  'patient-statements': { label: 'What patients say', section: 'Home page', pages: ['/'] },
  services: { label: 'Services', section: 'Home page', pages: ['/'] },
  transformations: { label: 'Before and after', section: 'Home page', pages: ['/'] },
  videos: { label: 'Videos', section: 'Home page', pages: ['/'] },
  'video-testimonials': { label: 'Videos of patients', section: 'Home page', pages: ['/'] },
  'pages/home/locations': { label: 'Find us', section: 'Home page', pages: ['/'] },
  'pages/home/nhs': { label: 'NHS', section: 'Home page', pages: ['/'] },
  'pages/home/booking': { label: 'Booking', section: 'Home page', pages: ['/'] },
  'pages/home/contact': { label: 'Contact', section: 'Home page', pages: ['/'] },
  'pages/emergency': page('Emergency', '/emergency-dentist'),
  'pages/nhs-information': page('NHS information', '/nhs-information'),
  'pages/services/general-dentistry': page('General dentistry', '/services/general-dentistry'),
  'pages/services/cosmetic-dentistry': page('Cosmetic dentistry', '/services/cosmetic-dentistry'),
  'pages/services/dental-implants': page('Dental implants', '/services/dental-implants'),
  'pages/services/teeth-whitening': page('Teeth whitening', '/services/teeth-whitening'),
  'pages/locations/bradford-dentist': page('Bradford page', '/locations/bradford-dentist'),
  'pages/locations/nhs-bradford-dentist': page(
    'NHS in Bradford',
    '/locations/nhs-bradford-dentist',
  ),
  'pages/locations/nhs-ripon-dentist': page('NHS in Ripon', '/locations/nhs-ripon-dentist'),
  'pages/locations/nhs-leeds-dentist': page('NHS in Leeds', '/locations/nhs-leeds-dentist'),
  'pages/network': page('Partner clinics', '/network-of-clinics'),
  'pages/blog': page('Blog', '/blog'),
  'pages/share-your-story': page('Share your story', '/share-your-story', '/share'),
  'pages/not-found': page('Page not found'),
  group: { label: 'Name and contact of the group', section: 'Whole site', pages: everyPage },
  navigation: { label: 'Menu at the top', section: 'Whole site', pages: everyPage },
  footer: { label: 'Foot of every page', section: 'Whole site', pages: everyPage },
  'page-titles': { label: 'Titles for search engines', section: 'Whole site', pages: everyPage },
  'treatment-facts': {
    label: 'Times and phrases of treatments',
    section: 'Whole site',
    pages: services,
  },
  policies: {
    label: 'Notice, guarantees, time limits',
    section: 'Whole site',
    pages: ['/terms-of-service', '/complaints', '/privacy-policy', '/share-your-story'],
  },
  ratings: { label: 'Ratings of the group', section: 'Whole site', pages: everyPage },
  statistics: { label: 'Figures of the group', section: 'Whole site', pages: ['/'] },
  'location-gate': { label: 'Visitors from abroad', section: 'Whole site', pages: everyPage },
}
