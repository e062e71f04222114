import type { LocationGate } from './model/location-gate.ts'

/** What a visitor reads while the country is looked up, and when it is not the United Kingdom. */
export const locationGate = {
  checking: 'Verifying location...',
  restrictedTitle: 'Access Restricted',
  restrictedText: 'Our services are currently only available to visitors from the United Kingdom.',
  yourLocation: 'Your location: {country name}',
  contactUs: 'If you believe this is an error, please contact us directly.',
} as const satisfies LocationGate
