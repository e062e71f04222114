import type { Practice } from './model/practice.ts'
import { withPrintedPhones } from './model/uk-phone.ts'

/**
 * The three practices. Every address, phone number, opening hour and NHS status on the site
 * comes from here; change it once and every page, card and search-engine record follows.
 *
 * Everything marked `sample` is invented and must be replaced before launch.
 */
export const practices = withPrintedPhones({
  bradford: {
    tradeName: 'Woolgate Dental Practice',
    town: 'Bradford',
    address: {
      street: '14 Woolgate Row',
      locality: 'Bradford',
      region: 'West Yorkshire',
      postcode: 'BD1 9ZZ',
    },
    phone: '01632 960110',
    email: 'hello@woolgate-dental.example',
    website: 'https://woolgate-dental.example',
    portalUrl: 'https://woolgate.patient-portal.example/register',
    placeId: 'sample-place-id-bradford',
    exterior: {
      src: 'practices/bradford',
      alt: 'Clay-style model of a small dental practice in front of Bradford City Hall’s clock tower and a mill chimney, with trees and a path.',
    },
    interior: {
      src: 'interiors/bradford',
      alt: 'Illustrated reception with a curved mint desk, coloured pendant lamps, a wall-mounted tooth and leafy plants.',
    },
    careOffered: 'NHS and private',
    acceptingNhs: true,
    nhsFeatures: [
      'New NHS patients welcome, adults and children',
      'Routine NHS care with our dental therapists',
    ],
    bookingFeatures: [
      'NHS and private patients',
      'Children seen from their first tooth',
      'Step-free entrance and ground-floor surgery',
      'Five minutes from Bradford Interchange',
    ],
    hours: {
      weekdays: { open: '09:00', close: '17:00', lunch: { from: '12:30', to: '13:30' } },
      saturday: 'closed',
      sunday: 'closed',
    },
    exceptionalDays: [
      { date: '2026-12-25', reason: 'Christmas Day', hours: 'closed' },
      { date: '2026-12-28', reason: 'Bank holiday', hours: 'closed' },
      { date: '2027-01-01', reason: 'New Year’s Day', hours: 'closed' },
    ],
    rating: 4.8,
    reviewCount: 322,
    structuredData: {
      services: [
        'General dentistry',
        'NHS dentistry',
        'Cosmetic dentistry',
        'Invisalign',
        'Emergency dentistry',
      ],
      priceRange: '££',
    },
    travel:
      'Five minutes on foot from Bradford Interchange. Blue Badge bays are on Woolgate Row, and the multi-storey on the corner has two hours at a reduced rate for our patients.',
    sample: true,
  },
  ripon: {
    tradeName: 'Minstergate Dental Practice',
    town: 'Ripon',
    address: {
      street: '3 Minstergate',
      locality: 'Ripon',
      region: 'North Yorkshire',
      postcode: 'HG4 9ZZ',
    },
    phone: '01632 960220',
    email: 'hello@minstergate-dental.example',
    website: 'https://minstergate-dental.example',
    portalUrl: 'https://minstergate.patient-portal.example/register',
    placeId: 'sample-place-id-ripon',
    exterior: {
      src: 'practices/ripon',
      alt: 'Clay-style model of a small dental practice in front of the twin west towers of Ripon Cathedral, with trees and a path.',
    },
    interior: {
      src: 'interiors/ripon',
      alt: 'Illustrated treatment room with a teal dental chair, overhead lamp, monitor, instrument tray and stool.',
    },
    careOffered: 'NHS and private',
    acceptingNhs: true,
    nhsNote: 'Limited NHS availability for complex treatment',
    nhsFeatures: [
      'New NHS patients welcome, adults and children',
      'Routine NHS care with our dental therapists',
      'Limited NHS availability for complex treatment',
    ],
    bookingFeatures: [
      'NHS and private patients',
      'A quiet practice, kind to nervous patients',
      'Free parking behind the building',
      'Two minutes from the Cathedral',
    ],
    hours: {
      weekdays: { open: '09:00', close: '17:00', lunch: { from: '13:00', to: '14:00' } },
      saturday: 'closed',
      sunday: 'closed',
    },
    exceptionalDays: [
      { date: '2026-12-25', reason: 'Christmas Day', hours: 'closed' },
      { date: '2026-12-28', reason: 'Bank holiday', hours: 'closed' },
      { date: '2027-01-01', reason: 'New Year’s Day', hours: 'closed' },
    ],
    rating: 4.9,
    reviewCount: 929,
    structuredData: {
      services: [
        'General dentistry',
        'NHS dentistry',
        'Children’s dentistry',
        'Invisalign',
        'Emergency dentistry',
      ],
      priceRange: '££',
    },
    travel:
      'Two minutes from Ripon Cathedral and five from the bus station, where the 36 from Leeds and Harrogate stops. Free patient parking is behind the building.',
    sample: true,
  },
  leeds: {
    tradeName: 'Owlgate Dental Practice',
    town: 'Leeds',
    address: {
      street: '27 Owlgate Street',
      locality: 'Leeds',
      region: 'West Yorkshire',
      postcode: 'LS1 9ZZ',
    },
    phone: '0113 496 0330',
    email: 'hello@owlgate-dental.example',
    website: 'https://owlgate-dental.example',
    portalUrl: 'https://owlgate.patient-portal.example/register',
    placeId: 'sample-place-id-leeds',
    exterior: {
      src: 'practices/leeds',
      alt: 'Clay-style model of a small dental practice in front of the columns and domed clock tower of Leeds Town Hall, with trees and a path.',
    },
    interior: {
      src: 'interiors/leeds',
      alt: 'Illustrated waiting area with teal, coral and yellow armchairs, a round rug, coffee table, large window and plants.',
    },
    careOffered: 'NHS and private',
    acceptingNhs: false,
    nhsFeatures: [
      'Existing NHS patients are still seen as usual',
      'Private appointments usually within the week',
      'Clear prices before any treatment starts',
    ],
    bookingFeatures: [
      'Private patients welcome',
      'Implant and Invisalign consultations',
      'iTero digital scanning on site',
      'Ten minutes from Leeds station',
    ],
    hours: {
      weekdays: { open: '09:00', close: '16:30', lunch: { from: '12:30', to: '14:00' } },
      saturday: 'closed',
      sunday: 'closed',
    },
    exceptionalDays: [
      { date: '2026-12-25', reason: 'Christmas Day', hours: 'closed' },
      { date: '2026-12-28', reason: 'Bank holiday', hours: 'closed' },
      { date: '2027-01-01', reason: 'New Year’s Day', hours: 'closed' },
    ],
    rating: 4.7,
    reviewCount: 186,
    structuredData: {
      services: [
        'General dentistry',
        'Cosmetic dentistry',
        'Dental implants',
        'Invisalign',
        'Emergency dentistry',
      ],
      priceRange: '££',
    },
    travel:
      'Ten minutes on foot from Leeds station and two from the Town Hall bus stops. The nearest car park is on Woodhouse Lane; there is no parking at the door.',
    sample: true,
  },
} as const satisfies Record<string, Practice>)

export type PracticeSlug = keyof typeof practices
