import type { PageMeta } from './model/page-meta.ts'

/** `/share` is a second address of the same screen. */
const shareYourStory = {
  title: 'Share Your Story',
  description:
    'Were you treated at one of our practices? Tell other patients how it went in a short video. What we ask for, how consent works and how you can change your mind.',
  shareHeadline: 'Share your story',
  dateModified: '2026-11-15',
} as const satisfies PageMeta

/**
 * Title, description and share-picture headline of every page, by path, for browsers and search
 * engines. Change `dateModified` when you change what a page says.
 * The four legal pages repeat title and description at the top of their file in content/pages/.
 */
export const pageMeta = {
  '/': {
    title: 'NHS & Private Dentists in Bradford, Ripon & Leeds',
    description:
      'Modern, gentle and trusted dentistry at three Yorkshire practices. NHS and private care in Bradford and Ripon, private care in Leeds. Call or book online today.',
    keywords: [
      'dentist Bradford',
      'dentist Ripon',
      'dentist Leeds',
      'NHS dentist Bradford',
      'NHS dentist Ripon',
      'private dentist Leeds',
      'Invisalign Yorkshire',
      'dental implants Yorkshire',
      'emergency dentist',
      'family dentist Yorkshire',
    ],
    shareHeadline: 'Your Smile, Our Priority',
    dateModified: '2026-11-15',
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description:
      'How our dental practices in Bradford, Ripon and Leeds collect, use, share and protect your information, what your rights are and how to reach us about it.',
    shareHeadline: 'How we look after your information',
    dateModified: '2025-01-31',
  },
  '/terms-of-service': {
    title: 'Terms of Service',
    description:
      'The terms for our dental practices in Bradford, Ripon and Leeds, from appointments and notice to payment, consent, guarantees, liability and governing law.',
    shareHeadline: 'What you can expect from us',
    dateModified: '2025-01-31',
  },
  '/nhs-information': {
    title: 'NHS Information: Charges and How to Register',
    description:
      'NHS dental charges by band, who gets free treatment, how NHS and private care differ, and how to register as an NHS patient in Bradford or Ripon, step by step.',
    shareHeadline: 'NHS dental care, explained',
    dateModified: '2026-11-15',
  },
  '/accessibility': {
    title: 'Accessibility Statement',
    description:
      'Physical access at our practices in Bradford, Ripon and Leeds, support for visual, hearing, learning and mobility needs, and how accessible this website is.',
    shareHeadline: 'Access for everybody',
    dateModified: '2026-11-15',
  },
  '/complaints': {
    title: 'Complaints Procedure',
    description:
      'How to complain to our dental practices in three steps, whom to contact, what to include, when you will hear from us, and which independent bodies can help.',
    shareHeadline: 'Tell us, and we put it right',
    dateModified: '2026-11-15',
  },
  '/services/general-dentistry': {
    title: 'General Dentistry',
    description:
      'Check-ups, fillings, root canal treatment, hygiene, extractions, crowns and dentures in Bradford, Ripon and Leeds. What happens, how long it takes and the cost.',
    shareHeadline: 'General Dentistry',
    dateModified: '2026-11-15',
  },
  '/services/cosmetic-dentistry': {
    title: 'Cosmetic Dentistry: Veneers, Bonding, Whitening',
    description:
      'Whitening, composite bonding, veneers and Invisalign in Yorkshire, with guide prices, honest limits and a written estimate before any treatment starts.',
    shareHeadline: 'Cosmetic Dentistry',
    dateModified: '2026-11-15',
  },
  '/services/dental-implants': {
    title: 'Dental Implants',
    description:
      'Replace one tooth, several or a full arch with dental implants. Guide prices, healing time, risks and alternatives explained plainly before you have to decide.',
    shareHeadline: 'Dental Implants',
    dateModified: '2026-11-15',
  },
  '/services/teeth-whitening': {
    title: 'Teeth Whitening: Options and Prices',
    description:
      'Professional teeth whitening for adults: in-office, take-home kit or a combination of both. Prices, typical results, safety and how long the effect will last.',
    shareHeadline: 'Teeth Whitening',
    dateModified: '2026-11-15',
  },
  '/locations/bradford-dentist': {
    title: 'Dentist in Bradford City Centre',
    description:
      'A dental practice in the centre of Bradford for NHS and private patients: check-ups, hygiene, cosmetic dentistry, Invisalign and urgent care, near Interchange.',
    shareHeadline: 'Your dentist in Bradford',
    dateModified: '2026-11-15',
  },
  '/locations/nhs-bradford-dentist': {
    title: 'NHS Dentist in Bradford, Accepting New Patients',
    description:
      'Our Bradford practice is accepting new NHS patients, adults and children. See what NHS care covers, what it costs, whom you see and how to register by phone.',
    shareHeadline: 'Accepting new NHS patients in Bradford',
    dateModified: '2026-11-15',
  },
  '/locations/nhs-ripon-dentist': {
    title: 'NHS Dentist in Ripon, Accepting New Patients',
    description:
      'NHS dentist near Ripon Cathedral, accepting new NHS patients of all ages. Routine care with dental therapists; limited availability for complex treatment.',
    keywords: [
      'NHS dentist Ripon',
      'dentist Ripon',
      'Ripon dentist accepting NHS patients',
      'NHS dental practice North Yorkshire',
      'NHS dental charges Ripon',
      "children's dentist Ripon",
      'dental therapist Ripon',
      'register with NHS dentist HG4',
    ],
    shareHeadline: 'Accepting new NHS patients in Ripon',
    dateModified: '2026-11-15',
  },
  '/locations/nhs-leeds-dentist': {
    title: 'NHS Dentist in Leeds: List Currently Full',
    description:
      'The NHS patient list at our Leeds practice is currently full. See what we do for existing NHS patients, how to book private care, and where NHS places are open.',
    shareHeadline: 'NHS list full in Leeds, private care open',
    dateModified: '2026-11-15',
  },
  '/emergency-dentist': {
    title: 'Emergency Dentist in Bradford, Ripon and Leeds',
    description:
      'Tooth pain, swelling, a knocked-out or broken tooth, bleeding? Call now and read what to do until you are seen. Emergency dental care 24/7 at three locations.',
    shareHeadline: 'Dental emergency? Call us now',
    dateModified: '2026-11-15',
  },
  '/network-of-clinics': {
    title: 'Network of Clinics',
    description:
      'Independent partner clinics we know and keep in touch with, with their location, focus, rating and website. Each clinic is responsible for its own patient care.',
    shareHeadline: 'Our network of clinics',
    dateModified: '2026-11-15',
  },
  '/blog': {
    title: 'Dental Health Blog',
    description:
      'Plain advice on teeth, gums, NHS care and treatments, written by the dental team in Bradford, Ripon and Leeds. What to do at home, and when to ring the dentist.',
    shareHeadline: 'Plain advice on teeth and gums',
    dateModified: '2026-11-15',
  },
  '/share-your-story': shareYourStory,
  '/share': shareYourStory,
} as const satisfies Record<string, PageMeta>

export type PagePath = keyof typeof pageMeta
