import type { Practice } from '~/content/practice.ts'

/** A practice for tests. */
export const practice: Practice = {
  tradeName: 'Owlgate Dental Practice',
  town: 'Leeds',
  address: {
    street: '27 Owlgate Street',
    locality: 'Leeds',
    region: 'West Yorkshire',
    postcode: 'LS1 9ZZ',
  },
  geo: { latitude: 53.8, longitude: -1.5492 },
  phone: '0113 496 0330',
  email: 'hello@owlgate-dental.example',
  website: 'https://owlgate-dental.example',
  portalUrl: 'https://owlgate.patient-portal.example/register',
  placeId: 'sample-place-id-leeds',
  exterior: { src: 'practices/leeds', alt: 'The practice from outside.' },
  interior: { src: 'interiors/leeds', alt: 'The waiting area.' },
  landmark: 'terrace',
  careOffered: 'NHS and private',
  acceptingNhs: false,
  nhsFeatures: [],
  bookingFeatures: [],
  hours: {
    weekdays: { open: '09:00', close: '16:30', lunch: { from: '12:30', to: '14:00' } },
    otherDays: [],
    saturday: 'closed',
    sunday: 'closed',
  },
  exceptionalDays: [],
  rating: 4.7,
  reviewCount: 186,
  structuredData: { services: ['General dentistry', 'Dental implants'], priceRange: '££' },
  travel: 'Ten minutes from the station.',
  sample: true,
}
