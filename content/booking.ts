import type { Booking } from './model/booking.ts'

/**
 * The booking section of the home page. The three cards (picture, address, phone, features,
 * portal) are filled from practices.ts; `{town}` is replaced by the name of the town.
 */
export const booking = {
  title: 'Register and book at your practice',
  intro:
    'Choose the practice nearest to you. Its patient portal opens in a new tab, where you register once and then pick a time that suits you.',
  /** SPEC §2 */
  portalLabel: 'Register & Book at {town}',
  portalNote: 'Opens the patient portal in a new tab',
  callHint: 'Rather talk to somebody? Call the practice and we will book it for you.',
} as const satisfies Booking
