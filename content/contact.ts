import type { Contact } from './model/contact.ts'

/**
 * The contact section of the home page. Addresses, phone numbers, e-mail addresses and opening
 * hours of the three cards come from practices.ts.
 */
export const contact = {
  title: 'Call, write or come in',
  intro:
    'The phone is the quickest way to reach us while a practice is open. For anything that can wait until tomorrow, an e-mail is fine; please leave medical details out of it.',
  /** SPEC §2 */
  mapLabel: 'View on Map',
  callLabel: 'Call Now',
  hoursTitle: 'Opening hours',
  /** SPEC §3 */
  hoursLabels: {
    weekdays: 'Monday - Friday',
    lunch: 'Lunch Break',
    saturday: 'Saturday',
    sunday: 'Sunday',
    closed: 'Closed',
  },
} as const satisfies Contact
