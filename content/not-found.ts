import type { NotFound } from './model/not-found.ts'

/** The page shown for an address that does not exist. */
export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'The page may have moved, or the address may have a small mistake in it. Nothing is broken, and we are still here to help.',
  home: { label: 'Return to Home', to: '/' },
  image: {
    src: 'services/children',
    alt: 'A small smiling tooth holding a yellow star balloon.',
  },
  linksTitle: 'Perhaps you were looking for',
  links: [
    { label: 'Help in a dental emergency', to: '/emergency-dentist' },
    { label: 'Registering as an NHS patient', to: '/nhs-information' },
    { label: 'Booking an appointment', to: '/#booking' },
    { label: 'Phone numbers and opening hours', to: '/#contact' },
  ],
} as const satisfies NotFound
