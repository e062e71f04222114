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

const inSection =
  (section: string) =>
  (label: string, ...pages: string[]): Place => ({ label, section, pages })

const everyDay = inSection('Every day')
const practice = inSection('Practices')
const home = (label: string) => inSection('Home page')(label, '/')
const page = inSection('Pages')
const site = inSection('Whole site')

/** Where each file stands in the editor's menu, and where its words appear. */
export const places: Record<FileName, Place> = {
  'opening-hours': everyDay(
    'Opening hours and bank holidays',
    '/',
    '/emergency-dentist',
    '/nhs-information',
    ...locations,
  ),
  team: everyDay('Team', '/'),
  prices: everyDay('Prices', ...services),
  'nhs-charges': everyDay('NHS charges', '/nhs-information', '/emergency-dentist', ...locations),
  reviews: everyDay('Reviews', '/'),
  questions: everyDay('Questions', '/'),
  'practices/bradford': practice('Bradford', ...everyPage),
  'practices/ripon': practice('Ripon', ...everyPage),
  'practices/leeds': practice('Leeds', ...everyPage),
  'pages/home/hero': home('Opening'),
  'pages/home/about': home('About us'),
  'patient-statements': home('What patients say'),
  services: home('Services'),
  transformations: home('Before and after'),
  videos: home('Videos'),
  'video-testimonials': home('Videos of patients'),
  'pages/home/locations': home('Find us'),
  'pages/home/nhs': home('NHS'),
  'pages/home/booking': home('Booking'),
  'pages/home/contact': home('Contact'),
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
  group: site('Name and contact of the group', ...everyPage),
  navigation: site('Menu at the top', ...everyPage),
  footer: site('Foot of every page', ...everyPage),
  'page-titles': site('Titles for search engines', ...everyPage),
  'treatment-facts': site('Times and phrases of treatments', ...services),
  policies: site(
    'Notice, guarantees, time limits',
    '/terms-of-service',
    '/complaints',
    '/privacy-policy',
    '/share-your-story',
  ),
  ratings: site('Ratings of the group', ...everyPage),
  statistics: site('Figures of the group', '/'),
  search: site('Search', ...everyPage),
  'other-languages': site(
    'In other languages',
    '/emergency-dentist',
    '/locations/bradford-dentist',
  ),
  evidence: site('Evidence for claims'),
  'location-gate': site('Visitors from abroad', ...everyPage),
}
