import type { HomeHero } from './model/hero.ts'

/**
 * The first screen of the home page. Keep the title and the two buttons short: they must fit
 * a phone held in one hand.
 */
export const hero = {
  /** SPEC §1 */
  title: 'Your Smile, Our Priority',
  subtitle: 'Modern, Gentle & Trusted Dentistry',
  lead: 'For families, for nervous patients and for anyone in pain today. We tell you what we see, what it costs and what can wait, and then you decide.',
  bullets: ['Modern Equipment', 'Gentle Care', '3 Convenient Locations'],
  bookAction: { label: 'Book Appointment', to: '#booking' },
  teamAction: { label: 'Meet Our Team', to: '#team' },
  image: {
    src: 'hero',
    alt: 'A glossy ivory molar on a two-tier mint pedestal, with a toothbrush, dental mirror, clear aligner, leaves and small coral, yellow and teal spheres.',
  },
} as const satisfies HomeHero
