import type { Network } from './model/network.ts'

/**
 * The network page. Add, change or remove a partner clinic in the list; with an empty list the
 * page shows `emptyText`. The two clinics are invented and must be replaced before launch.
 */
export const network = {
  hero: {
    eyebrow: 'Our Network',
    title: 'Network of Clinics',
    lead: 'Clinics we know and exchange ideas with. If you move, travel or have family abroad, they may be a place to start looking.',
    image: {
      src: 'network',
      alt: 'Three small practice buildings on round stands, each with a map pin, linked by a coral ribbon.',
    },
    actions: [{ label: 'Our own practices', to: '/#contact' }],
  },
  gridHeading: {
    title: 'Partner clinics',
    intro: 'Ratings are taken from Google and change over time. Websites open in a new tab.',
  },
  clinics: [
    {
      name: 'Four Birches Dental Studio',
      location: 'Guelph, Ontario, Canada',
      website: 'https://four-birches-dental.example',
      specialty: 'General and aesthetic dentistry',
      googleRating: 4.8,
      reviewCount: 125,
      placeId: 'sample-place-id-ontario-1',
      sample: true,
    },
    {
      name: 'Granite Shore Dental Care',
      location: 'Kingston, Ontario, Canada',
      website: 'https://granite-shore-dental.example',
      specialty: 'Comprehensive care',
      googleRating: 4.7,
      reviewCount: 89,
      placeId: 'sample-place-id-ontario-2',
      sample: true,
    },
  ],
  visitLabel: 'Visit Website',
  emptyText: 'Partner clinics will be added as our network grows.',
  disclaimer: {
    title: 'Independent clinics',
    text: 'Every clinic listed here is independently owned and run. We have no share in them, receive no payment for naming them and are not responsible for their treatment, prices, websites or advice. Clinics outside the United Kingdom work under the rules of their own country. Please make your own enquiries before you choose one.',
  },
} as const satisfies Network
